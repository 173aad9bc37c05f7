// explore: holds
import java.util.concurrent.*;
public class H2O {
    static final Semaphore h = new Semaphore(2), o = new Semaphore(0);
    static final StringBuffer out = new StringBuffer();
    static void hyd() {
        h.acquireUninterruptibly();
        out.append('H');
        o.release();
    }
    static void oxy() {
        o.acquireUninterruptibly(2);
        out.append('O');
        h.release(2);
    }
    public static void main(String[] a) throws Exception {
        Thread[] ts = {
            new Thread(H2O::hyd), new Thread(H2O::oxy), new Thread(H2O::hyd)
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert out.toString().equals("HHO");
    }
}
