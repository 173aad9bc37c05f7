// explore: violated assertion
import java.util.concurrent.*;
public class FutureDoneSeen {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        Thread t = new Thread(f);
        t.start();
        boolean c = f.cancel(false);
        t.join();
        assert !c;
    }
}
