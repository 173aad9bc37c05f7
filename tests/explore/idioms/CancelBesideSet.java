// explore: holds
import java.util.concurrent.*;
public class CancelBesideSet {
    // A task is cancelled or has its result, for everybody.
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 4);
        new Thread(task).start();
        boolean cancelled = task.cancel(false);
        try {
            assert task.get() == 4 && !cancelled;
        } catch (CancellationException e) {
            assert cancelled && task.isCancelled();
        }
    }
}
