// explore: violated deadlock
/**
 * A buffer of one place with {@code notify} instead of {@code notifyAll}: two producers and two
 * consumers, and the one that is woken up may be one that has nothing to do.
 */
public class NotifyOne {
    private boolean full;

    synchronized void put() throws InterruptedException {
        while (full) {
            wait();
        }
        full = true;
        notify();
    }

    synchronized void take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notify();
    }

    public static void main(String[] args) {
        NotifyOne buffer = new NotifyOne();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> twice(buffer, true)).start();
            new Thread(() -> twice(buffer, false)).start();
        }
    }

    private static void twice(NotifyOne buffer, boolean puts) {
        try {
            for (int i = 0; i < 2; i++) {
                if (puts) {
                    buffer.put();
                } else {
                    buffer.take();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
