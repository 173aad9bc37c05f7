// explore: violated assertion
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class Discard {
    public static void main(String[] a) throws Exception {
        AtomicInteger n = new AtomicInteger();
        ThreadPoolExecutor e = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.DiscardPolicy());
        e.execute(n::incrementAndGet);
        e.execute(n::incrementAndGet);
        e.shutdown();
        while (!e.awaitTermination(1, TimeUnit.SECONDS)) { }
        assert n.get() == 2;
    }
}
