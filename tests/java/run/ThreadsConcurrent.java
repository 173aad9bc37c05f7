// java.util.concurrent as it is: output that no schedule changes
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ThreadsConcurrent {
    static class Sum extends RecursiveTask<Long> {
        final int low, high;

        Sum(int low, int high) {
            this.low = low;
            this.high = high;
        }

        @Override
        protected Long compute() {
            if (high - low < 10) {
                long s = 0;
                for (int i = low; i < high; i++) {
                    s += i;
                }
                return s;
            }
            Sum left = new Sum(low, (low + high) / 2), right = new Sum((low + high) / 2, high);
            left.fork();
            return right.compute() + left.join();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int n = i;
            futures.add(pool.submit(() -> n * n));
        }
        int sum = 0;
        for (Future<Integer> f : futures) {
            sum += f.get();
        }
        System.out.println(sum);
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.MINUTES) + " " + pool.isTerminated());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        CountDownLatch latch = new CountDownLatch(2);
        AtomicInteger atomic = new AtomicInteger();
        LongAdder adder = new LongAdder();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    atomic.incrementAndGet();
                    adder.increment();
                }
                latch.countDown();
            }).start();
        }
        latch.await();
        System.out.println(atomic + " " + adder.sum());
        ReentrantLock lock = new ReentrantLock(true);
        Condition ready = lock.newCondition();
        boolean[] flag = new boolean[1];
        Thread signaller = new Thread(() -> {
            lock.lock();
            try {
                flag[0] = true;
                ready.signalAll();
            } finally {
                lock.unlock();
            }
        });
        lock.lock();
        try {
            signaller.start();
            while (!flag[0]) {
                ready.await();
            }
            System.out.println("signalled " + ready.await(1, TimeUnit.MILLISECONDS));
        } finally {
            lock.unlock();
        }
        Semaphore semaphore = new Semaphore(1);
        semaphore.acquire();
        System.out.println(semaphore.tryAcquire() + " " + semaphore.tryAcquire(1, TimeUnit.MILLISECONDS));
        semaphore.release();
        CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("barrier"));
        Thread[] parties = new Thread[2];
        for (int i = 0; i < 2; i++) {
            parties[i] = new Thread(() -> {
                try {
                    barrier.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                    System.out.println(e);
                }
            });
            parties[i].start();
        }
        barrier.await();
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(2);
        SynchronousQueue<String> handover = new SynchronousQueue<>();
        Thread feeder = new Thread(() -> {
            try {
                for (int i = 0; i < 10; i++) {
                    queue.put(i);
                }
                handover.put("over");
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        feeder.start();
        int total = 0;
        for (int i = 0; i < 10; i++) {
            total += queue.take();
        }
        System.out.println(total + " " + handover.take() + " " + queue.poll(1, TimeUnit.MILLISECONDS));
        System.out.println(CompletableFuture.supplyAsync(() -> 6).thenApplyAsync(x -> x * 7)
                .thenCombine(CompletableFuture.supplyAsync(() -> 8), Integer::sum).get());
        try {
            CompletableFuture.supplyAsync(() -> Integer.parseInt("x")).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause());
        }
        System.out.println(new ForkJoinPool(2).invoke(new Sum(0, 100)));
        Exchanger<Integer> exchanger = new Exchanger<>();
        FutureTask<Integer> task = new FutureTask<>(() -> exchanger.exchange(1));
        new Thread(task).start();
        System.out.println(exchanger.exchange(2) + " " + task.get());
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        System.out.println(timer.schedule(() -> "later", 5, TimeUnit.MILLISECONDS).get());
        timer.shutdownNow();
        ReadWriteLock both = new ReentrantReadWriteLock();
        both.readLock().lock();
        System.out.println(both.writeLock().tryLock());
        both.readLock().unlock();
        StampedLock stamped = new StampedLock();
        long stamp = stamped.tryOptimisticRead();
        System.out.println(stamped.validate(stamp));
        Phaser phaser = new Phaser(1);
        System.out.println(phaser.arrive() + " " + phaser.getPhase());
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>();
        Thread filler = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                map.put(i, "v" + i);
                counts.merge(i % 5, 1, Integer::sum);
            }
        });
        filler.start();
        for (int i = 50; i < 100; i++) {
            map.put(i, "v" + i);
            counts.merge(i % 5, 1, Integer::sum);
        }
        filler.join();
        System.out.println(map.size() + " " + map.firstKey() + " " + counts);
    }
}
