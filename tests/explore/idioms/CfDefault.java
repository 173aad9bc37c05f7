// explore: holds
import java.util.concurrent.*;
public class CfDefault {
    public static void main(String[] args) {
        CompletableFuture<Integer> price = CompletableFuture.supplyAsync(() -> 10);
        CompletableFuture<Integer> tax = CompletableFuture.supplyAsync(() -> 2);
        int total = price.thenCombine(tax, Integer::sum).join();
        if (total != 12) throw new AssertionError(total);
    }
}
