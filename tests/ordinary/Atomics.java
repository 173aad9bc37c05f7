// expect: bad... violated, others hold at --ints 0..3
public class Atomics {
    final java.util.concurrent.atomic.AtomicInteger c = new java.util.concurrent.atomic.AtomicInteger(); int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okCas(int k) { java.util.concurrent.atomic.AtomicInteger a = new java.util.concurrent.atomic.AtomicInteger(k); assert a.compareAndSet(k, k + 1); assert !a.compareAndSet(k, 7); assert a.get() == k + 1; assert a.getAndIncrement() == k + 1; assert a.incrementAndGet() == k + 3; }
    public void badCas(int k) { java.util.concurrent.atomic.AtomicInteger a = new java.util.concurrent.atomic.AtomicInteger(k); if (a.compareAndSet(2, 5)) n = -1; }
    public void okRef(Object o) { java.util.concurrent.atomic.AtomicReference<Object> a = new java.util.concurrent.atomic.AtomicReference<>(o); assert a.getAndSet(this) == o && a.get() == this; }
    public void badRef(Object o) { java.util.concurrent.atomic.AtomicReference<Object> a = new java.util.concurrent.atomic.AtomicReference<>(null); assert !a.compareAndSet(o, this); }
    public void okLong(int k) { java.util.concurrent.atomic.AtomicLong a = new java.util.concurrent.atomic.AtomicLong(k); a.addAndGet(2); a.updateAndGet(x -> x * 2); assert a.get() == 2 * k + 4; }
}
