// explore: holds
import glassbox.GlassBox;

/** Dekker's entrance, each once; who has to wait is not looked at further. */
public class DekkerSmall extends Thread {
    private static volatile boolean wants0, wants1;
    private static volatile int turn;
    private static int inside;

    @Override
    public void run() {
        wants1 = true;
        if (wants0) {
            if (turn != 1) {
                wants1 = false;
                GlassBox.assume(turn == 1);
                wants1 = true;
            }
            GlassBox.assume(!wants0);
        }
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        turn = 0;
        wants1 = false;
    }

    public static void main(String[] args) {
        new DekkerSmall().start();
        wants0 = true;
        if (wants1) {
            if (turn != 0) {
                wants0 = false;
                GlassBox.assume(turn == 0);
                wants0 = true;
            }
            GlassBox.assume(!wants1);
        }
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        turn = 1;
        wants0 = false;
    }
}
