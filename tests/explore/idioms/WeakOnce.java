// explore: inconclusive
import java.util.concurrent.atomic.AtomicInteger;

/** A weak compare-and-set may fail for no reason. */
public class WeakOnce {
    public static void main(String[] args) {
        AtomicInteger n = new AtomicInteger();
        boolean done = n.weakCompareAndSetVolatile(0, 1);
        assert done;
    }
}
