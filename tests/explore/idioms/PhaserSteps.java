// explore: holds
import java.util.concurrent.Phaser;
public class PhaserSteps {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        int[] parts = new int[2];
        int[] totals = new int[2];
        Thread[] ts = new Thread[2];
        for (int k = 0; k < 2; k++) {
            int me = k;
            ts[k] = new Thread(() -> {
                parts[me] = me + 1;
                phaser.arriveAndAwaitAdvance();
                totals[me] = parts[0] + parts[1];
                phaser.arriveAndDeregister();
            });
            ts[k].start();
        }
        for (Thread t : ts) t.join();
        assert totals[0] == 3 && totals[1] == 3;
        assert phaser.isTerminated();
    }
}
