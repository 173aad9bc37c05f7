// explore: violated assertion
import java.util.concurrent.*;
public class AnyOf {
    public static void main(String[] a) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>(), g = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1)), u = new Thread(() -> g.complete(2));
        t.start();
        u.start();
        Object r = CompletableFuture.anyOf(f, g).join();
        assert r.equals(1);
    }
}
