// explore: violated assertion
import java.util.concurrent.*;
public class OddBad {
    static final StringBuffer out = new StringBuffer();
    public static void main(String[] a) throws Exception {
        Semaphore odd = new Semaphore(1), even = new Semaphore(1);
        Thread t = new Thread(() -> {
            for (int i = 1; i < 4; i += 2) {
                odd.acquireUninterruptibly();
                out.append(i);
                even.release();
            }
        });
        Thread u = new Thread(() -> {
            for (int i = 2; i <= 4; i += 2) {
                even.acquireUninterruptibly();
                out.append(i);
                odd.release();
            }
        });
        t.start();
        u.start();
        t.join();
        u.join();
        assert out.toString().equals("1234") : out;
    }
}
