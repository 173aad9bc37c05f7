// explore: holds
import java.util.concurrent.*;

public class AwaitTimeoutChecked {
    static int value;
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> {
            value = 1;
            l.countDown();
        }).start();
        if (l.await(1, TimeUnit.SECONDS))
            assert value == 1;
    }
}
