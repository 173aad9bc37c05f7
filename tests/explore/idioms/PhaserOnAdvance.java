// explore: holds
import java.util.concurrent.*;

/* A phaser that ends after two phases. */
public class PhaserOnAdvance {
    static int rounds;

    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                rounds++;
                return phase >= 1 || parties == 0;
            }
        };
        Thread t = new Thread(() -> {
            do {
                p.arriveAndAwaitAdvance();
            } while (!p.isTerminated());
        });
        t.start();
        do {
            p.arriveAndAwaitAdvance();
        } while (!p.isTerminated());
        t.join();
        assert rounds == 2 : rounds;
    }
}
