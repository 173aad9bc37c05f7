// explore: holds
/** Two transfers that lock accounts in the order of their numbers. */
public class LockOrderSmall extends Thread {
    private static final Object FIRST = new Object(), SECOND = new Object();
    private static int balance;

    private static void transfer(int amount) {
        synchronized (FIRST) {
            synchronized (SECOND) {
                balance += amount;
            }
        }
    }

    @Override
    public void run() {
        transfer(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new LockOrderSmall();
        other.start();
        transfer(-1);
        other.join();
        if (balance != 1) {
            throw new AssertionError();
        }
    }
}
