// explore: violated assertion
import java.util.concurrent.*;
public class CancelShowsEarly {
    // A task that is cancelled is done before its thread is interrupted.
    static volatile boolean over;
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            while (!over)
                Thread.onSpinWait();
            return 1;
        });
        Thread runner = new Thread(task), canceller = new Thread(() -> task.cancel(true));
        runner.start();
        canceller.start();
        if (task.isDone() && task.isCancelled() && runner.isAlive())
            assert runner.isInterrupted();
        over = true;
    }
}
