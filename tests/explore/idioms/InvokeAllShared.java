// explore: violated race; only reduced
import java.util.*;
import java.util.concurrent.*;
public class InvokeAllShared {
    static int n;
    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newCachedThreadPool();
        Callable<Integer> c = () -> ++n;
        e.invokeAll(List.of(c, c));
        e.shutdown();
    }
}
