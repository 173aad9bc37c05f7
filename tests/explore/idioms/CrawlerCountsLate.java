// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/* Each page counts itself when it begins: the end may be noticed too early. */
public class CrawlerCountsLate {
    static final Map<String, List<String>> links = Map.of("a", List.of("b"), "b", List.of());

    public static void main(String[] args) throws Exception {
        AtomicInteger fetched = new AtomicInteger(), pending = new AtomicInteger(0);
        CountDownLatch done = new CountDownLatch(1);
        visit("a", fetched, pending, done);
        done.await();
        assert fetched.get() == 2;
    }

    static void visit(String url, AtomicInteger fetched, AtomicInteger pending, CountDownLatch done) {
        new Thread(() -> {
            pending.incrementAndGet();
            fetched.incrementAndGet();
            for (String next : links.get(url))
                visit(next, fetched, pending, done);
            if (pending.decrementAndGet() == 0)
                done.countDown();
        }).start();
    }
}
