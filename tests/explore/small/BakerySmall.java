// explore: holds
import glassbox.GlassBox;

/** Lamport's bakery for two; who has to wait is not looked at further. */
public class BakerySmall extends Thread {
    private static volatile boolean draws0, draws1;
    private static volatile int ticket0, ticket1;
    private static int inside;

    @Override
    public void run() {
        draws1 = true;
        ticket1 = ticket0 + 1;
        draws1 = false;
        GlassBox.assume(!draws0);
        int other = ticket0;
        GlassBox.assume(other == 0 || other > ticket1);
        inside++;
        ticket1 = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new BakerySmall();
        t.start();
        draws0 = true;
        ticket0 = ticket1 + 1;
        draws0 = false;
        GlassBox.assume(!draws1);
        int other = ticket1;
        GlassBox.assume(other == 0 || other >= ticket0);
        inside++;
        ticket0 = 0;
        t.join();
        if (inside != 2) {
            throw new AssertionError();
        }
    }
}
