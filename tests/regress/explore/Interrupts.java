/** Two interrupts of one thread: none is lost, however they come. */
public class Interrupts {
    static volatile int caught;

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                synchronized (Interrupts.class) {
                    while (true)
                        Interrupts.class.wait();
                }
            } catch (InterruptedException e) {
                caught++;
            }
            Thread.interrupted();
            java.util.concurrent.locks.LockSupport.park(); // a permit, or another interrupt
        });
        sleeper.start();
        Runnable interrupts = sleeper::interrupt;
        Thread other = new Thread(interrupts);
        other.start();
        interrupts.run();
        other.join();
        java.util.concurrent.locks.LockSupport.unpark(sleeper);
        sleeper.join();
        assert caught == 1;
    }
}
