// explore: violated assertion
import java.util.concurrent.atomic.AtomicInteger;

/** Nodes 1 and 2 of a stack by number, without a stamp: one pop beside two and a push. */
public class AbaSmall extends Thread {
    private static final AtomicInteger TOP = new AtomicInteger(1);
    private static volatile int nextOfOne = 2;

    /** What lies below the top, which is 1, becomes the top. */
    @Override
    public void run() {
        int top = TOP.get();
        if (top % 10 == 1) {
            int next = nextOfOne;
            if (TOP.compareAndSet(top, next) && next == 2 && taken) {
                throw new AssertionError("2 is on the stack again");
            }
        }
    }

    private static volatile boolean taken;

    public static void main(String[] args) {
        new AbaSmall().start();
        if (TOP.compareAndSet(1, 2) && TOP.compareAndSet(2, 0)) {
            taken = true;
            nextOfOne = 0;
            TOP.compareAndSet(0, 1);
        }
    }
}
