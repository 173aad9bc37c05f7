// explore: holds
import java.util.concurrent.*;
public class Phased {
    static int[] v = new int[2];
    public static void main(String[] a) throws Exception {
        Phaser p = new Phaser(2);
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int k = i;
            ts[i] = new Thread(() -> {
                v[k] = k + 1;
                p.arriveAndAwaitAdvance();
                assert v[1 - k] == 2 - k;
                p.arriveAndDeregister();
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        assert p.isTerminated();
    }
}
