// explore: holds
import java.util.concurrent.*;
public class CancelledTask {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 42);
        Thread runner = new Thread(task, "runner");
        runner.start();
        boolean cancelled = task.cancel(false);
        int v;
        try { v = task.get(); } catch (CancellationException e) { v = -1; }
        assert cancelled == (v == -1);
        assert task.isDone();
        runner.join();
    }
}
