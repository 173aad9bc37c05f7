// explore: holds; only reduced
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class TryLockTimed {
    static int n;
    static void move(Lock a, Lock b) {
        try {
            while (true) {
                if (a.tryLock(1, TimeUnit.SECONDS)) try {
                    if (b.tryLock(1, TimeUnit.SECONDS)) try {
                        n++;
                        return;
                    } finally {
                        b.unlock();
                    }
                } finally {
                    a.unlock();
                }
            }
        } catch (InterruptedException e) { }
    }
    public static void main(String[] x) throws Exception {
        Lock a = new ReentrantLock(), b = new ReentrantLock();
        Thread t = new Thread(() -> move(a, b)), u = new Thread(() -> move(b, a));
        t.start();
        u.start();
        t.join();
        u.join();
        assert n == 2;
    }
}
