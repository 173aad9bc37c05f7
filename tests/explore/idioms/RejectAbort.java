// explore: violated exception
import java.util.concurrent.*;
public class RejectAbort {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor e = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        try { for (int i = 0; i < 3; i++) e.execute(() -> { }); } finally { e.shutdown(); }
    }
}
