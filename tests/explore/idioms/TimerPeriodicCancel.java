// explore: holds
import java.util.*;
public class TimerPeriodicCancel {
    static int n;
    public static void main(String[] args) throws Exception {
        Timer t = new Timer();
        Object o = new Object();
        t.schedule(new TimerTask() { @Override public void run() { synchronized (o) { if (++n == 2) { cancel(); o.notify(); } } } }, 1, 1);
        synchronized (o) { while (n < 2) o.wait(); }
        t.cancel();
        synchronized (o) { assert n == 2; }
    }
}
