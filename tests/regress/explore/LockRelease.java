import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** What is done behind the end of the critical section is not protected by it. */
public class LockRelease {
    static int inside, behind;

    static class Task implements Runnable {
        private final Lock lock;

        Task(Lock lock) {
            this.lock = lock;
        }

        @Override
        public void run() {
            lock.lock();
            try {
                inside++;
            } finally {
                lock.unlock();
            }
            behind++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lock lock = new ReentrantLock();
        Thread one = new Thread(new Task(lock)), two = new Thread(new Task(lock));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
