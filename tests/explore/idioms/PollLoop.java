// explore: holds; only reduced
import java.util.concurrent.*;
public class PollLoop {
    static volatile boolean running = true;
    public static void main(String[] x) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            int s = 0;
            try {
                while (running || !q.isEmpty()) {
                    Integer i = q.poll(10, TimeUnit.MILLISECONDS);
                    if (i != null) s += i;
                }
            } catch (InterruptedException e) { }
            assert s == 3;
        });
        t.start();
        q.put(1);
        q.put(2);
        running = false;
        t.join();
    }
}
