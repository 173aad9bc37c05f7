// explore: violated deadlock
import java.util.concurrent.*;
public class InterruptIgnored {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            for (;;) try { q.take(); } catch (InterruptedException e) { /* goes on */ }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
