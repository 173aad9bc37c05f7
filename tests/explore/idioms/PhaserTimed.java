// explore: holds
import java.util.concurrent.*;
public class PhaserTimed {
    public static void main(String[] a) throws Exception {
        Phaser p = new Phaser(1);
        Thread t = new Thread(p::arrive);
        t.start();
        for (;;) try {
            p.awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS);
            break;
        } catch (TimeoutException e) { }
        assert p.getPhase() == 1;
    }
}
