// explore: violated race|assertion
/** A writer who forgets the readers. */
public class ReadersBesideSmall extends Thread {
    private static final Object LOCK = new Object();
    private static int shared;
    private static boolean writing;

    @Override
    public void run() {
        synchronized (LOCK) {
            if (writing) {
                return;
            }
        }
        if (shared == 1) {
            throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new ReadersBesideSmall().start();
        synchronized (LOCK) {
            writing = true;
        }
        shared = 1;
        shared = 2;
        synchronized (LOCK) {
            writing = false;
        }
    }
}
