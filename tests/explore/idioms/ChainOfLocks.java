// explore: holds
import java.util.concurrent.locks.*;

/* tryLock with giving back: no deadlock. */
public class ChainOfLocks {
    static boolean both(Lock a, Lock b) {
        if (a.tryLock())
            try {
                if (b.tryLock())
                    try {
                        return true;
                    } finally {
                        b.unlock();
                    }
            } finally {
                a.unlock();
            }
        return false;
    }
    public static void main(String[] args) {
        Lock a = new ReentrantLock(), b = new ReentrantLock();
        new Thread(() -> {
            while (!both(a, b))
                Thread.yield();
        }).start();
        while (!both(b, a))
            Thread.yield();
    }
}
