// explore: violated assertion
import java.util.concurrent.Phaser;
public class PhaserLastArrives {
    static int[] data = {1, 2};
    static int[] next = new int[2];
    public static void main(String[] args) throws InterruptedException {
        Phaser ph = new Phaser(2) {
            @Override protected boolean onAdvance(int phase, int registered) { return phase >= 1 || registered == 0; }
        };
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                do {
                    next[me] = data[0] + data[1];
                    ph.arriveAndAwaitAdvance();
                    if (ph.isTerminated()) break;
                    data[me] = next[me];
                } while (ph.arriveAndAwaitAdvance() >= 0);
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        assert next[0] == 3 && next[1] == 3;
    }
}
