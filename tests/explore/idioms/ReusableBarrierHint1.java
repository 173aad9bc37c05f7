// explore: violated assertion|race|deadlock
import java.util.concurrent.Semaphore;

/* The Little Book of Semaphores, 3.7.1: the first attempt, which is wrong. */
public class ReusableBarrierHint1 {
    static final int N = 2;
    static volatile int count;
    static final Semaphore mutex = new Semaphore(1), turnstile = new Semaphore(0);

    static void await() throws InterruptedException {
        mutex.acquire();
        count++;
        mutex.release();
        if (count == N)
            turnstile.release();
        turnstile.acquire();
        turnstile.release();
        mutex.acquire();
        count--;
        mutex.release();
        if (count == 0)
            turnstile.acquire();
    }

    public static void main(String[] args) {
        for (int t = 0; t < N; t++)
            new Thread(() -> {
                try {
                    await();
                    await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
    }
}
