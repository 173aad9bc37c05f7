// explore: holds
import java.util.concurrent.*;
public class AsyncChain {
    public static void main(String[] args) {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 20).thenApplyAsync(x -> x + 1).thenApply(x -> x * 2);
        assert f.join() == 42;
    }
}
