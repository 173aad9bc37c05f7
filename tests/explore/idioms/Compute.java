// explore: holds
import java.util.concurrent.*;
public class Compute {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, StringBuffer> m = new ConcurrentHashMap<>();
        Runnable r = () -> m.computeIfAbsent("k", k -> new StringBuffer()).append('x');
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        assert m.get("k").toString().equals("xx");
    }
}
