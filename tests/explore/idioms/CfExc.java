// explore: holds
import java.util.concurrent.*;
public class CfExc {
    public static void main(String[] a) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.completeExceptionally(new IllegalStateException("x")));
        t.start();
        int r = f.exceptionally(x -> 7).thenApply(x -> x + 1).join();
        assert r == 8;
        t.join();
    }
}
