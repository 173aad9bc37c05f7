// explore: violated assertion
import java.util.concurrent.*;

/* The main thread does not wait for those that have not registered yet. */
public class PhaserNotRegistered {
    static volatile int done;

    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(1);
        new Thread(() -> {
            p.register();
            done = 1;
            p.arriveAndDeregister();
        }).start();
        p.arriveAndAwaitAdvance();
        assert done == 1;
    }
}
