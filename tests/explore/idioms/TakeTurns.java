// explore: holds
/** Two threads that do the same for ever. When one has handed over, all is as it was before but
 * for who is who: it seems that one of them alone moves. */
public class TakeTurns {
    static final Object lock = new Object();

    public static void main(String[] args) {
        Runnable play = () -> {
            synchronized (lock) {
                while (true) {
                    lock.notify();
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        };
        new Thread(play).start();
        new Thread(play).start();
    }
}
