// explore: violated deadlock
import java.util.concurrent.*;
/** Thread starvation deadlock: a task waits for another in a pool of one. */
public class SelfDeadlock {
    public static void main(String[] args) throws Exception {
        ExecutorService exec = Executors.newSingleThreadExecutor();
        Future<String> page = exec.submit(() -> {
            Future<String> header = exec.submit(() -> "<h1>");
            return header.get() + "body";
        });
        page.get();
        exec.shutdown();
    }
}
