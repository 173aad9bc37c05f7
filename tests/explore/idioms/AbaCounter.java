// explore: violated assertion
import java.util.concurrent.atomic.*;
public class AbaCounter {
    public static void main(String[] a) throws Exception {
        AtomicReference<String> top = new AtomicReference<>("A");
        AtomicInteger changes = new AtomicInteger();
        Thread t = new Thread(() -> {
            if (top.compareAndSet("A", "B")) changes.incrementAndGet();
            if (top.compareAndSet("B", "A")) changes.incrementAndGet();
        });
        t.start();
        String seen = top.get();
        int before = changes.get();
        if (top.compareAndSet(seen, "C")) assert changes.get() == before : "it was changed and changed back";
        t.join();
    }
}
