// explore: holds
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** The library's own weak accesses are its own matter. */
public class UpdateAndGet {
    static final AtomicInteger n = new AtomicInteger();
    static final AtomicReference<Integer> most = new AtomicReference<>(0);

    public static void main(String[] args) throws Exception {
        Runnable add = () -> most.accumulateAndGet(n.updateAndGet(x -> x + 1), Math::max);
        Thread t = new Thread(add);
        t.start();
        add.run();
        t.join();
        assert n.get() == 2 && most.get() == 2;
    }
}
