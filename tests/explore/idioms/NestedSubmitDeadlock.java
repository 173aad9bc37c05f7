// explore: violated deadlock
import java.util.concurrent.*;
public class NestedSubmitDeadlock {
    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(1);
        try { e.submit(() -> e.submit(() -> 1).get()).get(); } finally { e.shutdown(); }
    }
}
