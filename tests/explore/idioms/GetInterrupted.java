// explore: violated assertion
import java.util.concurrent.*;
public class GetInterrupted {
    static volatile boolean never;
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 4);
        Thread t = new Thread(() -> {
            try {
                task.get();
            } catch (InterruptedException | ExecutionException e) {
                never = true;
            }
        });
        t.start();
        Thread w = new Thread(task);
        w.start();
        t.interrupt();
        t.join();
        assert !never;
    }
}
