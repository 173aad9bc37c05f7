// explore: violated assertion
import java.util.concurrent.*;
public class LatchCountSeen {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(2);
        Thread t = new Thread(() -> { l.countDown(); l.countDown(); });
        t.start();
        long n = l.getCount();
        t.join();
        assert n != 1;
    }
}
