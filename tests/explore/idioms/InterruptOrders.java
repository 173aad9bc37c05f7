// explore: holds
import java.util.concurrent.*;
public class InterruptOrders {
    // What comes before an interrupt is seen by whoever sees the interrupt (JLS 17.4.4).
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            if (Thread.interrupted())
                assert x == 2;
        });
        t.start();
        x = 2;
        t.interrupt();
    }
}
