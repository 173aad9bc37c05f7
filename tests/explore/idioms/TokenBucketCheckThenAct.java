// explore: violated assertion
import java.util.concurrent.atomic.*;

public class TokenBucketCheckThenAct {
    private final AtomicLong tokens = new AtomicLong(1);

    boolean tryAcquire() {
        if (tokens.get() > 0) {
            tokens.decrementAndGet();
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws Exception {
        TokenBucketCheckThenAct b = new TokenBucketCheckThenAct();
        AtomicInteger taken = new AtomicInteger();
        Runnable r = () -> {
            if (b.tryAcquire())
                taken.incrementAndGet();
        };
        Thread t = new Thread(r), u = new Thread(r);
        t.start();
        u.start();
        t.join();
        u.join();
        assert taken.get() == 1;
    }
}
