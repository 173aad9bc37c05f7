// explore: violated exception
import java.util.concurrent.*;
public class CfCancelRace {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        new Thread(() -> a.complete(1)).start();
        new Thread(() -> a.cancel(true)).start();
        assert a.get() == 1;
    }
}
