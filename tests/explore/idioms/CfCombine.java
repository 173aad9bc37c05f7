// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CfCombine {
    public static void main(String[] a) throws Exception {
        CompletableFuture<Integer> x = new CompletableFuture<>(), y = new CompletableFuture<>();
        CompletableFuture<Integer> z = x.thenCombine(y, Integer::sum);
        Thread t = new Thread(() -> x.complete(1));
        t.start();
        y.complete(2);
        assert z.get() == 3;
        t.join();
    }
}
