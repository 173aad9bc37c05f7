// explore: holds
import java.util.concurrent.*;
public class FutureTimeout {
    public static void main(String[] x) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        Thread t = new Thread(f);
        t.start();
        int r;
        for (;;) try {
            r = f.get(1, TimeUnit.SECONDS);
            break;
        } catch (TimeoutException e) { }
        assert r == 1;
    }
}
