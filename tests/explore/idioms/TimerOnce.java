// explore: holds
import java.util.*;
public class TimerOnce {
    static volatile int n;
    public static void main(String[] args) throws Exception {
        Timer t = new Timer();
        Object o = new Object();
        t.schedule(new TimerTask() { @Override public void run() { synchronized (o) { n = 1; o.notify(); } } }, 100);
        synchronized (o) { while (n == 0) o.wait(); }
        t.cancel();
        assert n == 1;
    }
}
