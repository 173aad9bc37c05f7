// explore: holds
import java.util.concurrent.*;
public class Handoff {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<String> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> { try { q.put("x"); } catch (InterruptedException e) { throw new AssertionError(e); } });
        t.start();
        assert q.take().equals("x");
        t.join();
    }
}
