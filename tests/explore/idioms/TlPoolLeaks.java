// explore: violated assertion
import java.util.concurrent.*;
public class TlPoolLeaks {
    static final ThreadLocal<String> user = new ThreadLocal<>();
    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(1);
        e.submit(() -> user.set("alice"));
        Future<String> f = e.submit(user::get);
        try { assert f.get() == null; } finally { e.shutdown(); }
    }
}
