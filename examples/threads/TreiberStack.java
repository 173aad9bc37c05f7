import java.util.concurrent.atomic.AtomicReference;
public class TreiberStack {
    static final class Node { final int value; final Node next; Node(int v, Node n) { value = v; next = n; } }
    private final AtomicReference<Node> top = new AtomicReference<>();
    public void push(int v) { Node t; do t = top.get(); while (!top.compareAndSet(t, new Node(v, t))); }
    public int pop() { Node t; do { t = top.get(); if (t == null) return -1; } while (!top.compareAndSet(t, t.next)); return t.value; }
}
