// explore: violated deadlock
/** Of three threads that are alike the second waits for ever while the others go on. */
public class OneLeftOut {
    static final Object lock = new Object();
    static int entered;

    public static void main(String[] args) {
        Runnable work = () -> {
            synchronized (lock) {
                while (++entered == 2)
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
            }
            while (true)
                Thread.yield();
        };
        for (int i = 0; i < 3; i++)
            new Thread(work).start();
    }
}
