// explore: holds; only reduced
import java.util.concurrent.*;
public class Sieve {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> in = new LinkedBlockingQueue<>(), out = new LinkedBlockingQueue<>();
        final int POISON = -1;
        Thread filter = new Thread(() -> {
            try {
                for (int x; (x = in.take()) != POISON; ) if (x % 2 != 0) out.put(x);
                out.put(POISON);
            } catch (InterruptedException e) { Thread.currentThread().interrupt(); }
        });
        filter.setDaemon(true);
        filter.start();
        for (int i = 2; i < 5; i++) in.put(i);
        in.put(POISON);
        int sum = 0;
        for (int x; (x = out.take()) != POISON; ) sum += x;
        assert sum == 3;
    }
}
