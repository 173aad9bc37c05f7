// explore: violated deadlock
import java.util.concurrent.*;

/* The pool is never shut down: who asks whether it has ended goes round for ever. */
public class IsTerminatedSpin {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newSingleThreadExecutor();
        p.execute(() -> { });
        while (!p.isTerminated())
            Thread.yield();
    }
}
