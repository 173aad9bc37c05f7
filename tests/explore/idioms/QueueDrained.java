// explore: holds; only reduced
import java.util.concurrent.*;
public class QueueDrained {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            try {
                q.put(1);
                q.put(2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        java.util.List<Integer> all = new java.util.ArrayList<>();
        q.drainTo(all);
        while (all.size() < 2)
            all.add(q.take());
        t.join();
        assert all.equals(java.util.List.of(1, 2));
    }
}
