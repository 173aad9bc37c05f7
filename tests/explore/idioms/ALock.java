// explore: holds
import java.util.concurrent.atomic.*;

/* The Art of Multiprocessor Programming, 7.5.1: an array of flags. */
public class ALock {
    final ThreadLocal<Integer> slot = ThreadLocal.withInitial(() -> 0);
    final AtomicInteger tail = new AtomicInteger();
    final AtomicIntegerArray flag;
    final int size;
    int counter;

    ALock(int capacity) {
        size = capacity;
        flag = new AtomicIntegerArray(capacity);
        flag.set(0, 1);
    }

    void lock() {
        int s = tail.getAndIncrement() % size;
        slot.set(s);
        while (flag.get(s) == 0) { }
    }

    void unlock() {
        int s = slot.get();
        flag.set(s, 0);
        flag.set((s + 1) % size, 1);
    }

    public static void main(String[] args) throws Exception {
        ALock l = new ALock(2);
        Runnable r = () -> {
            l.lock();
            l.counter++;
            l.unlock();
        };
        Thread t = new Thread(r), u = new Thread(r);
        t.start();
        u.start();
        t.join();
        u.join();
        assert l.counter == 2;
    }
}
