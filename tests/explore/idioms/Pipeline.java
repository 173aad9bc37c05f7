// explore: holds
import java.util.concurrent.CompletableFuture;
public class Pipeline {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> price = new CompletableFuture<>();
        CompletableFuture<Integer> quantity = new CompletableFuture<>();
        CompletableFuture<String> bill = price.thenCombine(quantity, (p, q) -> p * q)
                                              .thenApply(t -> "total " + t)
                                              .exceptionally(e -> "none");
        Thread a = new Thread(() -> price.complete(6));
        Thread b = new Thread(() -> quantity.complete(7));
        a.start(); b.start();
        String s = bill.get();
        assert s.equals("total 42") : s;
        a.join(); b.join();
    }
}
