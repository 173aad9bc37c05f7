import java.util.concurrent.atomic.AtomicReference;
public class BadStack {
    static final class Node { final int value; Node next; Node(int v, Node n) { value = v; next = n; } }
    private volatile Node top;
    public void push(int v) { top = new Node(v, top); }
    public int pop() { Node t = top; if (t == null) return -1; top = t.next; return t.value; }
}
