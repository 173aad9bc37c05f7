// explore: violated assertion|race
import java.util.concurrent.*;
public class PhasedBad {
    static int[] v = new int[2];
    public static void main(String[] a) throws Exception {
        Phaser p = new Phaser(2);
        for (int i = 0; i < 2; i++) {
            int k = i;
            new Thread(() -> {
                v[k] = k + 1;
                p.arrive();
                assert v[1 - k] == 2 - k;
            }).start();
        }
    }
}
