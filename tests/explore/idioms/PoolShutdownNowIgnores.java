// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PoolShutdownNowIgnores {
    static volatile boolean finished;
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(() -> {
            try {
                Thread.sleep(10);
                finished = true;
            } catch (InterruptedException x) {
            }
        });
        e.shutdownNow();
        while (!e.isTerminated()) Thread.yield();
        assert finished;
    }
}
