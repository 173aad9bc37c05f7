// explore: violated deadlock
/** The wake-up comes before the wait. */
public class ConditionSmall extends Thread {
    private static final Object LOCK = new Object();

    @Override
    public void run() {
        synchronized (LOCK) {
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new ConditionSmall().start();
        synchronized (LOCK) {
            LOCK.wait();
        }
    }
}
