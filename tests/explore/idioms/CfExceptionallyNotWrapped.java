// explore: violated exception
import java.util.concurrent.*;
public class CfExceptionallyNotWrapped {
    public static void main(String[] args) {
        // the exception comes bare where the stage itself fails before the callback is attached
        CompletableFuture<Integer> f = new CompletableFuture<>();
        new Thread(() -> f.completeExceptionally(new RuntimeException("x"))).start();
        int v = f.handle((r, t) -> t.getCause().getMessage().length()).join();
        assert v == 1;
    }
}
