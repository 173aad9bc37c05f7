// explore: violated deadlock
/** Two transfers in opposite directions, three calls deep. */
public class TransferSmall extends Thread {
    private static final Object A = new Object(), B = new Object();

    private static void transfer(Object from, Object to) {
        synchronized (from) {
            move(to);
        }
    }

    private static void move(Object to) {
        add(to);
    }

    private static void add(Object to) {
        synchronized (to) {
            return;
        }
    }

    @Override
    public void run() {
        transfer(A, B);
    }

    public static void main(String[] args) {
        new TransferSmall().start();
        transfer(B, A);
    }
}
