// explore: holds
import java.lang.invoke.*;
public class StaticHandleRef {
    static class Node { final int v; final Node next; Node(int v, Node next) { this.v = v; this.next = next; } }
    static Node head;
    static final VarHandle HEAD;
    static { try { HEAD = MethodHandles.lookup().findStaticVarHandle(StaticHandleRef.class, "head", Node.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }
    static void push(int v) { Node h; do h = (Node) HEAD.getVolatile(); while (!HEAD.compareAndSet(h, new Node(v, h))); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> push(1)), u = new Thread(() -> push(2));
        t.start(); u.start(); t.join(); u.join();
        assert head.v + head.next.v == 3 && head.next.next == null;
    }
}
