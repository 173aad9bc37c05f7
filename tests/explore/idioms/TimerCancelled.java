// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TimerCancelled {
    static volatile int n;
    public static void main(String[] a) throws Exception {
        java.util.Timer t = new java.util.Timer();
        t.schedule(new TimerTask() {
            public void run() {
                n++;
            }
        }, 5);
        Thread.sleep(50);
        t.cancel();
        assert n == 1;
    }
}
