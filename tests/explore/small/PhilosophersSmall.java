// explore: violated deadlock
/** Two philosophers who take the fork on their left first. */
public class PhilosophersSmall extends Thread {
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
        new PhilosophersSmall().start();
        synchronized (B) {
            synchronized (A) {
                return;
            }
        }
    }
}
