// explore: holds
import glassbox.GlassBox;

/** Peterson with the main thread as one of the two; who has to wait is not looked at further. */
public class PetersonSmall extends Thread {
    private static volatile boolean wants0, wants1;
    private static volatile int turn;
    private static int inside;

    @Override
    public void run() {
        wants1 = true;
        turn = 0;
        GlassBox.assume(!wants0 || turn != 0);
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        wants1 = false;
    }

    public static void main(String[] args) {
        new PetersonSmall().start();
        wants0 = true;
        turn = 1;
        GlassBox.assume(!wants1 || turn != 1);
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        wants0 = false;
    }
}
