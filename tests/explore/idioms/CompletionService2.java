// explore: holds; only reduced
import java.util.concurrent.*;
public class CompletionService2 {
    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(2);
        CompletionService<String> cs = new ExecutorCompletionService<>(ex);
        cs.submit(() -> "a"); cs.submit(() -> "b");
        String s = cs.take().get() + cs.take().get();
        ex.shutdown();
        assert s.equals("ab") || s.equals("ba") : s;
    }
}
