// explore: violated assertion
import java.util.concurrent.*;
public class CfWhenCompleteOrder {
    static volatile boolean logged;
    public static void main(String[] args) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        new Thread(() -> f.complete(3)).start();
        f.whenComplete((r, t) -> logged = true);
        f.join(); // of f, not of the stage behind it
        assert logged;
    }
}
