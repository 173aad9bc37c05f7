// explore: violated assertion
import java.util.concurrent.*;

/* The answer of await is not looked at. */
public class AwaitNoTimeout {
    static volatile int value;
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> {
            value = 1;
            l.countDown();
        }).start();
        l.await(1, TimeUnit.SECONDS);
        assert value == 1;
    }
}
