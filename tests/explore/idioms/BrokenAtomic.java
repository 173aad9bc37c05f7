// explore: violated linearizability at --scenarios 2x2 --ints 0..1
/** AtomicInteger's operations in its manner, and the increment is not tried again. */
public class BrokenAtomic {
    private static final java.util.concurrent.atomic.AtomicIntegerFieldUpdater<BrokenAtomic> VALUE =
            java.util.concurrent.atomic.AtomicIntegerFieldUpdater.newUpdater(BrokenAtomic.class, "value");

    private volatile int value;

    public int get() {
        return value;
    }

    public boolean compareAndSet(int expected, int wanted) {
        return VALUE.compareAndSet(this, expected, wanted);
    }

    public int incrementAndGet() {
        int next = value + 1;
        value = next; // not if it is what it was
        return next;
    }
}
