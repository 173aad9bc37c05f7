// explore: violated race|assertion
/** Dekker's entrance where the second one looks before it says that it wants to enter. */
public class DekkerLateSmall extends Thread {
    private static volatile boolean wants0, wants1;
    private static int inside;

    @Override
    public void run() {
        if (wants0) {
            return;
        }
        wants1 = true;
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        wants1 = false;
    }

    public static void main(String[] args) {
        new DekkerLateSmall().start();
        wants0 = true;
        if (wants1) {
            return;
        }
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        wants0 = false;
    }
}
