// explore: violated assertion; only reduced
import java.util.concurrent.*;
public class CompletionOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newCachedThreadPool();
        CompletionService<String> cs = new ExecutorCompletionService<>(ex);
        cs.submit(() -> "a"); cs.submit(() -> "b");
        String s = cs.take().get() + cs.take().get();
        ex.shutdown();
        assert s.equals("ab") : s;
    }
}
