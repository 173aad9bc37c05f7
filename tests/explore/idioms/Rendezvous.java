// explore: violated deadlock
import java.util.concurrent.Semaphore;

/* The Little Book of Semaphores, 3.3: each waits before it tells the other. */
public class Rendezvous {
    public static void main(String[] args) throws Exception {
        Semaphore a = new Semaphore(0), b = new Semaphore(0);
        new Thread(() -> {
            a.acquireUninterruptibly();
            b.release();
        }).start();
        b.acquire();
        a.release();
    }
}
