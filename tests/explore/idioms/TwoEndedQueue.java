// explore: holds
import java.util.concurrent.atomic.*;
public class TwoEndedQueue<T> {
    private static class Node<T> { final T v; final AtomicReference<Node<T>> next = new AtomicReference<>(); Node(T v) { this.v = v; } }
    private final AtomicReference<Node<T>> head, tail;
    TwoEndedQueue() { Node<T> d = new Node<>(null); head = new AtomicReference<>(d); tail = new AtomicReference<>(d); }
    void enq(T v) {
        Node<T> n = new Node<>(v);
        for (;;) {
            Node<T> last = tail.get(), next = last.next.get();
            if (last == tail.get()) {
                if (next == null) {
                    if (last.next.compareAndSet(null, n)) { tail.compareAndSet(last, n); return; }
                } else tail.compareAndSet(last, next);
            }
        }
    }
    T deq() {
        for (;;) {
            Node<T> first = head.get(), last = tail.get(), next = first.next.get();
            if (first == head.get()) {
                if (first == last) {
                    if (next == null) return null;
                    tail.compareAndSet(last, next);
                } else {
                    T v = next.v;
                    if (head.compareAndSet(first, next)) return v;
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        TwoEndedQueue<Integer> q = new TwoEndedQueue<>();
        Integer[] got = new Integer[2];
        Thread p = new Thread(() -> { q.enq(1); q.enq(2); });
        Thread c = new Thread(() -> { got[0] = q.deq(); got[1] = q.deq(); });
        p.start(); c.start();
        p.join(); c.join();
        if (got[0] != null && got[1] != null) assert got[0] < got[1];
        if (got[0] == null && got[1] != null) assert got[1] == 1;
        int left = 0;
        while (q.deq() != null) left++;
        assert left + (got[0] != null ? 1 : 0) + (got[1] != null ? 1 : 0) == 2;
    }
}
