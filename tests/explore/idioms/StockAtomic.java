// explore: holds
import java.util.*;
import java.util.concurrent.*;

public class StockAtomic {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>(Map.of("a", 1));
        Runnable buy = () -> stock.computeIfPresent("a", (k, n) -> n > 0 ? n - 1 : n);
        Thread t = new Thread(buy);
        t.start();
        buy.run();
        t.join();
        assert stock.get("a") == 0;
    }
}
