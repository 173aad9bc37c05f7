// explore: violated assertion
import java.util.concurrent.*;
public class CompletedNotQueued {
    // A task is done a moment before it is among those that are.
    public static void main(String[] args) throws Exception {
        CompletionService<Integer> service = new ExecutorCompletionService<>(r -> new Thread(r).start());
        Future<Integer> f = service.submit(() -> 1);
        assert f.get() == 1;
        assert service.poll() != null;
    }
}
