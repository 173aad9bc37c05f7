// explore: violated exception
import java.util.concurrent.*;
public class ExchangerTimeout {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> x = new Exchanger<>();
        Thread t = new Thread(() -> { try { x.exchange(1, 1, TimeUnit.SECONDS); } catch (InterruptedException | TimeoutException e) { } });
        t.start();
        assert x.exchange(2, 1, TimeUnit.SECONDS) == 1;
    }
}
