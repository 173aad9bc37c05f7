// explore: holds
import java.util.concurrent.atomic.AtomicReference;

/** Treiber's stack: two pops of one element, each tried twice. */
public class TreiberSmall extends Thread {
    private static final class Node {
        volatile Node next;
    }

    private static final AtomicReference<Node> TOP = new AtomicReference<>(new Node());

    private static Node pop() {
        for (int i = 0; i < 2; i++) {
            Node top = TOP.get();
            if (top == null) {
                return null;
            }
            if (TOP.compareAndSet(top, top.next)) {
                return top;
            }
        }
        throw new AssertionError("the other one pops once");
    }

    private static volatile boolean taken;

    @Override
    public void run() {
        taken = pop() != null;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new TreiberSmall();
        other.start();
        Node mine = pop();
        other.join();
        if (mine != null && taken || mine == null && !taken) {
            throw new AssertionError();
        }
    }
}
