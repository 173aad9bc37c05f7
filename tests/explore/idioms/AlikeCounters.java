// explore: holds
/** Three threads that do the same; it does not matter which of them has done it. */
public class AlikeCounters {
    static final Object lock = new Object();
    static int count;

    public static void main(String[] args) throws Exception {
        java.util.concurrent.CountDownLatch done = new java.util.concurrent.CountDownLatch(3);
        Runnable add = () -> {
            synchronized (lock) {
                count++;
            }
            done.countDown();
        };
        for (int i = 0; i < 3; i++)
            new Thread(add).start();
        done.await();
        assert count == 3;
    }
}
