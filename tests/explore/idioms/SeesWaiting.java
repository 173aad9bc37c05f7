// explore: inconclusive; only reduced
/** A thread that stands before wait may be said to run or to wait; here it is said to run. */
public class SeesWaiting {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread waits = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        assert waits.getState() == Thread.State.NEW;
        waits.start();
        Thread.State seen = waits.getState();
        waits.interrupt();
        waits.join();
        assert waits.getState() == Thread.State.TERMINATED;
        assert seen != Thread.State.WAITING;
    }
}
