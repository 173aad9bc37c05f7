// explore: holds
import java.util.concurrent.atomic.AtomicInteger;
public class EnumSingleton {
    enum Counter { INSTANCE; final AtomicInteger n = new AtomicInteger(); int next() { return n.incrementAndGet(); } }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> Counter.INSTANCE.next()), b = new Thread(() -> Counter.INSTANCE.next());
        a.start(); b.start(); a.join(); b.join();
        assert Counter.INSTANCE.n.get() == 2;
    }
}
