// explore: violated deadlock
import java.util.concurrent.Semaphore;

/* The Little Book of Semaphores, 7.2: two adults that leave beside each other take half of the permits each. */
public class ChildCare {
    static final Semaphore multiplex = new Semaphore(0);

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                multiplex.release(3);
                for (int k = 0; k < 3; k++)
                    multiplex.acquireUninterruptibly();
            }).start();
        new Thread(() -> {
            multiplex.acquireUninterruptibly();
            multiplex.release();
        }).start();
    }
}
