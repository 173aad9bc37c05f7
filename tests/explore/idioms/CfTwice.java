// explore: violated assertion
import java.util.concurrent.*;
public class CfTwice {
    public static void main(String[] a) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1)), u = new Thread(() -> f.complete(2));
        t.start();
        u.start();
        assert f.join() == 1;
        t.join();
        u.join();
    }
}
