// java.util.concurrent in one thread: atomics, locks, thread locals, weak references, blocking queues, adders
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class AtomicsAndLocks {
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 7);

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.incrementAndGet() + " " + i.getAndAdd(10) + " " + i.compareAndSet(16, 20) + i.compareAndSet(16, 30) + i.updateAndGet(x -> x * 2) + i.accumulateAndGet(3, Math::max) + i);
        AtomicLong l = new AtomicLong(1L << 40);
        System.out.println(l.decrementAndGet() + " " + l.getAndSet(3) + l.addAndGet(4));
        AtomicReference<String> r = new AtomicReference<>("a");
        System.out.println(r.getAndUpdate(s -> s + "b") + r.get() + r.compareAndSet("zz", "q"));
        AtomicBoolean b = new AtomicBoolean();
        AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
        a.addAndGet(1, 5);
        LongAdder adder = new LongAdder();
        for (int k = 0; k < 100; k++) adder.add(k);
        System.out.println(b.getAndSet(true) + "" + b + a + adder.sum());
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        System.out.println(lock.isLocked() + " " + lock.getHoldCount() + lock.isHeldByCurrentThread() + lock.tryLock());
        lock.unlock();
        lock.unlock();
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.writeLock().tryLock());
        rw.readLock().unlock();
        LOCAL.set(LOCAL.get() + 1);
        System.out.println(LOCAL.get());
        LOCAL.remove();
        System.out.println(LOCAL.get());
        Object strong = new Object();
        System.out.println(new WeakReference<>(strong).get() == strong);
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : cow) cow.add(x * 10);
        System.out.println(cow + " " + cow.addIfAbsent(10));
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        for (int k = 0; k < 50; k++) {
            q.offer(k);
            if (k % 3 == 0) q.poll();
        }
        q.removeIf(x -> x % 2 == 0);
        System.out.println(q);
        ArrayBlockingQueue<String> abq = new ArrayBlockingQueue<>(2);
        System.out.println(abq.offer("x") + "" + abq.offer("y") + abq.offer("z") + abq.poll() + abq.remainingCapacity() + abq.peek());
        LinkedBlockingDeque<Integer> lbd = new LinkedBlockingDeque<>();
        lbd.addFirst(1);
        lbd.addLast(2);
        List<Integer> drained = new ArrayList<>();
        lbd.drainTo(drained);
        System.out.println(drained + " " + lbd.poll() + TimeUnit.HOURS.toSeconds(3) + TimeUnit.MILLISECONDS);
        System.out.println(Thread.currentThread().getName() + (System.nanoTime() <= System.nanoTime()) + (System.currentTimeMillis() > 0) + (Runtime.getRuntime().availableProcessors() > 0) + (Runtime.getRuntime().totalMemory() > 0));
    }
}
