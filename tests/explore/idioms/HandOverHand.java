// explore: holds
import java.util.concurrent.locks.*;
public class HandOverHand {
    static class Node { int v; Node next; final Lock l = new ReentrantLock(); Node(int v, Node n) { this.v = v; next = n; } }
    static final Node head = new Node(Integer.MIN_VALUE, new Node(5, new Node(Integer.MAX_VALUE, null)));
    static boolean add(int v) {
        Node p = head; p.l.lock();
        try {
            Node c = p.next; c.l.lock();
            try {
                while (c.v < v) { p.l.unlock(); p = c; c = c.next; c.l.lock(); }
                if (c.v == v) return false;
                p.next = new Node(v, c); return true;
            } finally { c.l.unlock(); }
        } finally { p.l.unlock(); }
    }
    public static void main(String[] args) throws Exception {
        boolean[] r = new boolean[2];
        Thread t = new Thread(() -> r[0] = add(3)), u = new Thread(() -> r[1] = add(3));
        t.start(); u.start(); t.join(); u.join();
        assert r[0] != r[1] && head.next.v == 3 && head.next.next.v == 5;
    }
}
