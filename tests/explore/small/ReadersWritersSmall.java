// explore: holds
/** A writer and a reader who does not look inside with the lock held. */
public class ReadersWritersSmall extends Thread {
    private static final Object LOCK = new Object();
    private static int readers, shared;
    private static boolean writing;

    @Override
    public void run() {
        synchronized (LOCK) {
            if (writing) {
                return;
            }
            readers++;
        }
        if (shared == 1) {
            throw new AssertionError();
        }
        synchronized (LOCK) {
            readers--;
        }
    }

    public static void main(String[] args) {
        new ReadersWritersSmall().start();
        synchronized (LOCK) {
            if (readers > 0) {
                return;
            }
            writing = true;
        }
        shared = 1;
        shared = 2;
        synchronized (LOCK) {
            writing = false;
        }
    }
}
