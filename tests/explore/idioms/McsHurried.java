// explore: violated exception
import java.util.concurrent.atomic.*;
public class McsHurried {
    static class Node { volatile boolean locked; volatile Node next; }
    final AtomicReference<Node> tail = new AtomicReference<>();
    void lock(Node n) {
        Node p = tail.getAndSet(n);
        if (p != null) { n.locked = true; p.next = n; while (n.locked) Thread.yield(); }
    }
    void unlock(Node n) {
        if (n.next == null) {
            if (tail.compareAndSet(n, null)) return;
            // should wait for next
        }
        n.next.locked = false;
    }
    public static void main(String[] a) throws Exception {
        McsHurried l = new McsHurried();
        Runnable r = () -> { Node n = new Node(); l.lock(n); l.unlock(n); };
        Thread x = new Thread(r), y = new Thread(r);
        x.start(); y.start(); x.join(); y.join();
    }
}
