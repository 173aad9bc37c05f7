// explore: holds; only reduced
import java.util.concurrent.*;
public class WorkStealingPool {
    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newWorkStealingPool(2);
        Future<Integer> a = e.submit(() -> 1), b = e.submit(() -> 2);
        assert a.get() + b.get() == 3;
    }
}
