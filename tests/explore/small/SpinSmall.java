// explore: violated race|assertion
import glassbox.GlassBox;

/** A lock that is looked at and then taken. */
public class SpinSmall extends Thread {
    private static volatile boolean held;
    private static int inside;

    private static void pass() {
        GlassBox.assume(!held);
        held = true;
        if (inside++ != 0) {
            throw new AssertionError();
        }
        inside--;
        held = false;
    }

    @Override
    public void run() {
        pass();
    }

    public static void main(String[] args) {
        new SpinSmall().start();
        pass();
    }
}
