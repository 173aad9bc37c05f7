// explore: violated deadlock
import java.util.concurrent.*;
public class InterruptOrNotify {
    // A notification that was given to one who is interrupted as well need not reach the other.
    static final Object lock = new Object();
    static int done;
    static void await() {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            done++;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(InterruptOrNotify::await), b = new Thread(InterruptOrNotify::await);
        a.start();
        b.start();
        a.interrupt();
        synchronized (lock) {
            lock.notify();
        }
        a.join();
        b.join();
    }
}
