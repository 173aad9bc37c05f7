// explore: holds
/** Two philosophers who take the lower fork first. */
public class PhilosophersOrderedSmall extends Thread {
    private static final Object A = new Object(), B = new Object();

    @Override
    public void run() {
        synchronized (A) {
            synchronized (B) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        new PhilosophersOrderedSmall().start();
        synchronized (A) {
            synchronized (B) {
                return;
            }
        }
    }
}
