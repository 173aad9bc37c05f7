// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;

/* computeIfPresent is atomic, containsKey before it is not. */
public class StatefulPredicate {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>(Map.of("a", 1));
        Runnable buy = () -> {
            if (stock.get("a") > 0)
                stock.computeIfPresent("a", (k, n) -> n - 1);
        };
        Thread t = new Thread(buy);
        t.start();
        buy.run();
        t.join();
        assert stock.get("a") >= 0;
    }
}
