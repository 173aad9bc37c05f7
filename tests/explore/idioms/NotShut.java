// explore: violated deadlock
import java.util.concurrent.*;
public class NotShut { // a thread of the pool is no daemon and waits for ever
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(1);
        assert e.submit(() -> 3).get() == 3;
    }
}
