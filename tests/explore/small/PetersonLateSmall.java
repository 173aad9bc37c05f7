// explore: violated race|assertion
import glassbox.GlassBox;

/** Peterson, the turn given before the wish is said, with the main thread as one of the two; who has to wait is not looked at further. */
public class PetersonLateSmall extends Thread {
    private static volatile boolean wants0, wants1;
    private static volatile int turn;
    private static int inside;

    @Override
    public void run() {
        turn = 0;
        wants1 = true;
        GlassBox.assume(!wants0 || turn != 0);
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        wants1 = false;
    }

    public static void main(String[] args) {
        new PetersonLateSmall().start();
        turn = 1;
        wants0 = true;
        GlassBox.assume(!wants1 || turn != 1);
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        wants0 = false;
    }
}
