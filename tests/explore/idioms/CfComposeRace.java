// explore: violated race
import java.util.concurrent.*;
public class CfComposeRace {
    static int hits;
    static CompletableFuture<Integer> twice(int x) {
        return CompletableFuture.supplyAsync(() -> { hits++; return 2 * x; });
    }
    public static void main(String[] args) {
        CompletableFuture<Integer> left = twice(1), right = twice(2);
        int sum = left.join() + right.join();
        assert sum == 6;
    }
}
