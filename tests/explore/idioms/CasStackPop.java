// explore: violated exception
import java.util.concurrent.atomic.AtomicReference;
public class CasStackPop {
    static class Node { final int v; Node next; Node(int v, Node n) { this.v = v; next = n; } }
    static final AtomicReference<Node> head = new AtomicReference<>();
    static int pop() {
        for (;;) {
            Node h = head.get();
            if (head.compareAndSet(h, h.next)) return h.v;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        head.set(new Node(1, null));
        Thread t = new Thread(CasStackPop::pop);
        t.start();
        pop();
        t.join();
    }
}
