// explore: inconclusive
import java.util.concurrent.atomic.AtomicInteger;

/** With volatile variables one of the two sees the other; with release and acquire perhaps none. */
public class ReleaseBoth {
    static final AtomicInteger x = new AtomicInteger(), y = new AtomicInteger();
    static int seenX, seenY;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            x.setRelease(1);
            seenY = y.getAcquire();
        });
        other.start();
        y.lazySet(1);
        seenX = x.getAcquire();
        other.join();
        assert seenX + seenY > 0;
    }
}
