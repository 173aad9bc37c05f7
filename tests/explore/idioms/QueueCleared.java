// explore: violated deadlock
import java.util.concurrent.*;
public class QueueCleared {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(q::clear);
        q.put(1);
        t.start();
        q.take();
    }
}
