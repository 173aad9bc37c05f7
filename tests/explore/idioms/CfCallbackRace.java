// explore: violated race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CfCallbackRace {
    static int count;
    public static void main(String[] a) throws Exception {
        CompletableFuture<Integer> x = new CompletableFuture<>();
        Thread t = new Thread(() -> x.complete(1));
        t.start();
        x.thenAccept(v -> count++);
        count++;
        t.join();
    }
}
