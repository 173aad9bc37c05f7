// explore: violated race|assertion
import java.util.concurrent.atomic.*;

/* Fewer places than threads. */
public class ALockSmall {
    final AtomicInteger tail = new AtomicInteger();
    final AtomicIntegerArray flag;
    final int size;
    int counter;

    ALockSmall(int capacity) {
        size = capacity;
        flag = new AtomicIntegerArray(capacity);
        flag.set(0, 1);
    }

    int lock() {
        int s = tail.getAndIncrement() % size;
        while (flag.get(s) == 0) { }
        return s;
    }

    void unlock(int s) {
        flag.set(s, 0);
        flag.set((s + 1) % size, 1);
    }

    public static void main(String[] args) throws Exception {
        ALockSmall l = new ALockSmall(2);
        Runnable r = () -> {
            int s = l.lock();
            l.counter++;
            l.unlock(s);
        };
        for (int i = 0; i < 3; i++)
            new Thread(r).start();
    }
}
