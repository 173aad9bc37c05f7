// explore: violated exception
import java.util.concurrent.*;
public class QueueCounted {
    // Between looking and taking another may take.
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(java.util.List.of(1));
        Runnable r = () -> {
            if (q.size() > 0)
                q.remove();
        };
        new Thread(r).start();
        r.run();
    }
}
