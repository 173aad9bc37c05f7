// explore: holds
import java.util.concurrent.atomic.AtomicInteger;

/** Nodes 1 and 2 of a stack by number, with a stamp in the tens: one pop beside two and a push. */
public class AbaStampedSmall extends Thread {
    private static final AtomicInteger TOP = new AtomicInteger(1);
    private static volatile int nextOfOne = 2;

    /** What lies below the top, which is 1, becomes the top. */
    @Override
    public void run() {
        int top = TOP.get();
        if (top % 10 == 1) {
            int next = nextOfOne;
            if (TOP.compareAndSet(top, next + top / 10 * 10 + 10) && next == 2 && taken) {
                throw new AssertionError("2 is on the stack again");
            }
        }
    }

    private static volatile boolean taken;

    public static void main(String[] args) {
        new AbaStampedSmall().start();
        if (TOP.compareAndSet(1, 12) && TOP.compareAndSet(12, 20)) {
            taken = true;
            nextOfOne = 0;
            TOP.compareAndSet(20, 31);
        }
    }
}
