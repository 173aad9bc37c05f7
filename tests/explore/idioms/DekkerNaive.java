// explore: violated deadlock
/* Dekker's third attempt: both flags are up and both wait, looking all the time. */
public class DekkerNaive {
    static final java.util.concurrent.atomic.AtomicIntegerArray wants =
            new java.util.concurrent.atomic.AtomicIntegerArray(2);
    static void enter(int me) {
        wants.set(me, 1);
        while (wants.get(1 - me) == 1)
            Thread.yield();
        wants.set(me, 0);
    }
    public static void main(String[] args) {
        new Thread(() -> enter(1)).start();
        enter(0);
    }
}
