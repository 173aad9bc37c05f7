// explore: violated assertion
import java.util.concurrent.*;
public class DoneAfterGet {
    // Who has the result need not find that done() has run.
    static volatile boolean told;
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1) {
            @Override protected void done() { told = true; }
        };
        new Thread(task).start();
        assert task.get() == 1;
        assert told;
    }
}
