// VarHandle, atomics, locks and concurrent collections on one thread.
import java.lang.invoke.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class AtomicsAndLocks {
    volatile int vi;
    volatile long vl;
    volatile String vs = "a";
    byte vb;
    boolean vz;
    double vd;
    static int st = 3;
    short sh;
    char ch;
    float fl;
    volatile int upd;
    volatile long updl;
    volatile Object updo;
    static final VarHandle VI, VL, VS, VB, ST, AR, AO, BV, VZ, VD, SH, CH, FL;
    static {
        try {
            var l = MethodHandles.lookup();
            VI = l.findVarHandle(AtomicsAndLocks.class, "vi", int.class);
            VL = l.findVarHandle(AtomicsAndLocks.class, "vl", long.class);
            VS = l.findVarHandle(AtomicsAndLocks.class, "vs", String.class);
            VB = l.findVarHandle(AtomicsAndLocks.class, "vb", byte.class);
            VZ = l.findVarHandle(AtomicsAndLocks.class, "vz", boolean.class);
            ST = l.findStaticVarHandle(AtomicsAndLocks.class, "st", int.class);
            VD = l.findVarHandle(AtomicsAndLocks.class, "vd", double.class);
            SH = l.findVarHandle(AtomicsAndLocks.class, "sh", short.class);
            CH = l.findVarHandle(AtomicsAndLocks.class, "ch", char.class);
            FL = l.findVarHandle(AtomicsAndLocks.class, "fl", float.class);
            AR = MethodHandles.arrayElementVarHandle(int[].class);
            AO = MethodHandles.arrayElementVarHandle(String[].class);
            BV = MethodHandles.byteArrayViewVarHandle(long[].class, java.nio.ByteOrder.BIG_ENDIAN);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
    public static void main(String[] a) throws Exception {
        AtomicsAndLocks c = new AtomicsAndLocks();
        System.out.println(VI.compareAndSet(c, 0, 5) + " " + (int) VI.get(c) + " "
            + (int) VI.getAndAdd(c, 3) + " " + c.vi);
        System.out.println((int) VI.getAndBitwiseOr(c, 0x10) + " " + c.vi + " "
            + (int) VI.compareAndExchange(c, 24, 1) + c.vi);
        VL.set(c, 7);
        System.out.println(c.vl + " " + (long) VL.getAndAdd(c, 3L) + " " + c.vl);
        System.out.println(
            (String) VS.getAndSet(c, "b") + c.vs + VS.compareAndSet(c, "b", "c") + c.vs);
        VB.set(c, (byte) -3);
        System.out.println(c.vb + " " + (byte) VB.getAndAdd(c, (byte) -127) + " " + c.vb);
        VZ.setVolatile(c, true);
        System.out.println(c.vz + " " + (boolean) VZ.getAndSet(c, false) + c.vz
            + VZ.compareAndSet(c, false, true) + c.vz);
        VD.set(c, 1.5);
        System.out.println((double) VD.getAndAdd(c, 2.25) + " " + c.vd);
        SH.set(c, (short) -9);
        CH.set(c, 'x');
        FL.set(c, 2f);
        System.out.println(c.sh + " " + c.ch + c.fl + (short) SH.getAndAdd(c, (short) 1) + c.sh);
        System.out.println((int) ST.getAndAdd(4) + " " + st);
        int[] ia = new int[3];
        AR.set(ia, 1, 9);
        System.out.println((int) AR.getAndAdd(ia, 1, 2) + Arrays.toString(ia));
        try {
            AR.get(ia, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        byte[] b = new byte[16];
        BV.set(b, 0, 0x0102030405060708L);
        System.out.println(Arrays.toString(b));
        AtomicInteger ai = new AtomicInteger(5);
        System.out.println(ai.incrementAndGet() + ai.getAndUpdate(x -> x * 2)
            + ai.accumulateAndGet(3, Integer::sum) + " " + ai);
        AtomicLong al = new AtomicLong();
        al.addAndGet(1L << 40);
        System.out.println(al.getAndIncrement() + " " + al);
        AtomicReference<String> ar = new AtomicReference<>("q");
        System.out.println(ar.getAndSet("r") + ar.compareAndSet("r", "s") + ar);
        AtomicBoolean ab = new AtomicBoolean();
        System.out.println(ab.compareAndSet(false, true) + "" + ab);
        AtomicIntegerArray aia = new AtomicIntegerArray(4);
        aia.addAndGet(2, 7);
        System.out.println(aia);
        AtomicReferenceArray<String> ara = new AtomicReferenceArray<>(2);
        ara.set(1, "z");
        System.out.println(ara);
        LongAdder la = new LongAdder();
        for (int i = 0; i < 100; i++) la.add(i);
        System.out.println(la.sum() + " " + la);
        var iu = AtomicIntegerFieldUpdater.newUpdater(AtomicsAndLocks.class, "upd");
        iu.addAndGet(c, 4);
        System.out.println(iu.getAndIncrement(c) + " " + c.upd);
        var lu = AtomicLongFieldUpdater.newUpdater(AtomicsAndLocks.class, "updl");
        System.out.println(lu.incrementAndGet(c));
        var ru =
            AtomicReferenceFieldUpdater.newUpdater(AtomicsAndLocks.class, Object.class, "updo");
        System.out.println(ru.compareAndSet(c, null, "k") + "" + c.updo);
        ReentrantLock l = new ReentrantLock();
        l.lock();
        l.lock();
        System.out.println(l.getHoldCount() + " " + l.isLocked() + l.isHeldByCurrentThread());
        l.unlock();
        l.unlock();
        System.out.println(l.tryLock());
        l.unlock();
        try {
            l.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        ReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.writeLock().unlock();
        StampedLock sl = new StampedLock();
        long s = sl.tryOptimisticRead();
        System.out.println(sl.validate(s));
        Semaphore sem = new Semaphore(2);
        sem.acquire();
        System.out.println(sem.availablePermits());
        CountDownLatch cdl = new CountDownLatch(1);
        cdl.countDown();
        cdl.await();
        System.out.println(cdl.getCount());
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 5; i++) q.add(i);
        q.poll();
        q.remove(3);
        System.out.println(q);
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        for (int i = 0; i < 5; i++) d.addFirst(i);
        d.pollLast();
        System.out.println(d);
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        cow.add(4);
        cow.remove(0);
        System.out.println(cow);
        ConcurrentSkipListSet<String> ss =
            new ConcurrentSkipListSet<>(List.of("c", "a", "b"));
        System.out.println(ss + ss.first() + ss.headSet("c"));
        ConcurrentHashMap<String, Integer> chm = new ConcurrentHashMap<>();
        for (int i = 0; i < 1000; i++) chm.merge("k" + (i % 37), 1, Integer::sum);
        System.out.println(
            chm.size() + " " + chm.get("k3") + " " + chm.reduceValues(1000, Integer::sum));
        ArrayBlockingQueue<Integer> abq = new ArrayBlockingQueue<>(3);
        abq.offer(1);
        abq.put(2);
        System.out.println(abq.take() + " " + abq + abq.offer(5) + abq.offer(6) + abq.offer(7));
        LinkedBlockingDeque<Integer> lbd = new LinkedBlockingDeque<>();
        lbd.add(3);
        System.out.println(lbd.pollFirst(10, TimeUnit.MILLISECONDS) + " "
            + lbd.pollFirst(10, TimeUnit.MILLISECONDS));
        PriorityBlockingQueue<Integer> pbq = new PriorityBlockingQueue<>(List.of(5, 1, 3));
        System.out.println(pbq.poll());
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 42);
        System.out.println(tl.get());
        tl.set(3);
        System.out.println(tl.get());
        tl.remove();
        System.out.println(tl.get());
        System.out.println(Thread.currentThread() + " " + Thread.currentThread().getName()
            + Thread.currentThread().isAlive() + Thread.currentThread().getState()
            + Thread.interrupted() + Thread.currentThread().getId());
        Thread.currentThread().interrupt();
        System.out.println(Thread.interrupted() + "" + Thread.interrupted());
        ThreadLocalRandom r = ThreadLocalRandom.current();
        int z = r.nextInt(10);
        System.out.println(z >= 0 && z < 10);
        WeakHashMap<Object, String> wm = new WeakHashMap<>();
        Object k = new Object();
        wm.put(k, "v");
        System.out.println(wm.get(k) + wm.size());
        Object o = new Object();
        synchronized (o) {
            o.notifyAll();
            System.out.println(Thread.holdsLock(o));
        }
        System.out.println(Thread.holdsLock(o));
        try {
            o.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        CompletableFuture<Integer> cf =
            CompletableFuture.completedFuture(3)
                .thenApply(x -> x + 1)
                .thenCombine(CompletableFuture.completedFuture(5), Integer::sum);
        System.out.println(cf.get());
        FutureTask<String> ft = new FutureTask<>(() -> "done");
        ft.run();
        System.out.println(ft.get());
        Phaser ph = new Phaser(1);
        System.out.println(ph.arrive());
        System.out.println(
            new SplittableRandom(5).nextInt(100) + " " + (float) new Random(42).nextGaussian());
        System.out.println(UUID.nameUUIDFromBytes(new byte[] {1, 2}).toString());
    }
}
