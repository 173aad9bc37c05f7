// explore: holds
/* The fourth attempt lowers its flag for a while: no deadlock, though the two may be polite for ever. */
public class DekkerBackOff {
    static final java.util.concurrent.atomic.AtomicIntegerArray wants =
            new java.util.concurrent.atomic.AtomicIntegerArray(2);
    static int inside;
    static void enter(int me) {
        wants.set(me, 1);
        while (wants.get(1 - me) == 1) {
            wants.set(me, 0);
            Thread.yield();
            wants.set(me, 1);
        }
        inside++;
        wants.set(me, 0);
    }
    public static void main(String[] args) {
        new Thread(() -> enter(1)).start();
        enter(0);
    }
}
