// threads, monitors, waiting, interrupts, handlers: output that no schedule changes
import java.util.ArrayList;
import java.util.List;

public class ThreadsBasics {
    static int count;
    static final Object lock = new Object();

    static class Cell {
        private Integer value;

        synchronized void put(int v) throws InterruptedException {
            while (value != null) {
                wait();
            }
            value = v;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (value == null) {
                wait();
            }
            int v = value;
            value = null;
            notifyAll();
            return v;
        }
    }

    static class Lazy {
        static final List<String> LOG = new ArrayList<>();
        static {
            LOG.add("made once");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    synchronized (lock) {
                        count++;
                    }
                }
                Lazy.LOG.size();
            }, "worker-" + i);
        }
        System.out.println(all[0].getState() + " " + all[0].isAlive());
        for (Thread t : all) {
            t.start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(count + " " + all[0].getState() + " " + Lazy.LOG);
        Cell cell = new Cell();
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    cell.put(i * i);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        int sum = 0;
        for (int i = 0; i < 20; i++) {
            sum += cell.take();
        }
        System.out.println(sum);
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1000000);
                System.out.println("slept");
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + " " + Thread.currentThread().isInterrupted());
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("woken");
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        Thread handled = new Thread(() -> { throw new IllegalStateException("on purpose"); }, "h");
        handled.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + ": " + e));
        handled.start();
        handled.join();
        Thread unhandled = new Thread(() -> { throw new IllegalStateException("seen"); }, "u");
        unhandled.start();
        unhandled.join();
        try {
            unhandled.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("not again");
        }
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
        local.set(8);
        Thread other = new Thread(() -> System.out.println("local " + local.get()));
        other.start();
        other.join();
        System.out.println("local " + local.get());
        Thread daemon = new Thread(() -> {
            while (true) {
                Thread.yield();
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        try {
            lock.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("end");
    }
}
