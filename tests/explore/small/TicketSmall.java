// explore: holds
import glassbox.GlassBox;
import java.util.concurrent.atomic.AtomicInteger;

/** A lock with tickets; who has to wait is not looked at further. */
public class TicketSmall extends Thread {
    private static final AtomicInteger NEXT = new AtomicInteger();
    private static volatile int serving;
    private static int inside;

    private static void pass() {
        int mine = NEXT.getAndIncrement();
        GlassBox.assume(serving == mine);
        inside++;
        serving = mine + 1;
    }

    @Override
    public void run() {
        pass();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new TicketSmall();
        other.start();
        pass();
        other.join();
        if (inside != 2) {
            throw new AssertionError();
        }
    }
}
