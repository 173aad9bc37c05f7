// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TlLeak {
    static final ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 0);
    static final AtomicInteger seen = new AtomicInteger();
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(() -> tl.set(1));
        Future<Integer> f = e.submit(() -> tl.get());
        int v = f.get();
        e.shutdown();
        assert v == 0;
    }
}
