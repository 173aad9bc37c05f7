// explore: violated race
import java.util.concurrent.*;
public class QueueAfterPut {
    // What comes behind put is not passed on.
    static int x;
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        new Thread(() -> {
            q.offer(1);
            x = 1;
        }).start();
        q.take();
        x++;
    }
}
