// explore: violated assertion
import java.util.concurrent.*;
public class PhaserCountSeen {
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(1);
        Thread t = new Thread(() -> { p.arrive(); p.arrive(); });
        t.start();
        int n = p.getPhase();
        t.join();
        assert n != 1;
    }
}
