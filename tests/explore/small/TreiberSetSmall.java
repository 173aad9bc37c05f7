// explore: violated assertion
import java.util.concurrent.atomic.AtomicReference;

/** Treiber's stack: two pops of one element that set the top. */
public class TreiberSetSmall extends Thread {
    private static final class Node {
        volatile Node next;
    }

    private static final AtomicReference<Node> TOP = new AtomicReference<>(new Node());

    private static Node pop() {
        Node top = TOP.get();
        if (top != null) {
            TOP.set(top.next);
        }
        return top;
    }

    private static volatile boolean taken;

    @Override
    public void run() {
        taken = pop() != null;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new TreiberSetSmall();
        other.start();
        Node mine = pop();
        other.join();
        if (mine != null && taken || mine == null && !taken) {
            throw new AssertionError();
        }
    }
}
