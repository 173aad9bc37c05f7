// explore: violated race
import java.util.concurrent.*;
public class PhaserArriveOnly {
    static int[] a = new int[2];
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2);
        for (int i = 0; i < 2; i++) {
            int me = i;
            new Thread(() -> { a[me] = 1; p.arrive(); int x = a[1 - me]; assert x <= 1; }).start();
        }
    }
}
