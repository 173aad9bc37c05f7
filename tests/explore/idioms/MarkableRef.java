// explore: holds
import java.util.concurrent.atomic.*;
public class MarkableRef {
    public static void main(String[] args) throws Exception {
        AtomicMarkableReference<String> r = new AtomicMarkableReference<>("a", false);
        AtomicInteger wins = new AtomicInteger();
        Runnable w = () -> { if (r.compareAndSet("a", "b", false, true)) wins.incrementAndGet(); };
        Thread t = new Thread(w), u = new Thread(w);
        t.start(); u.start(); t.join(); u.join();
        assert wins.get() == 1 && r.isMarked();
    }
}
