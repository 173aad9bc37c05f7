// explore: holds
import java.util.concurrent.*;

/* Exchanger's own example: a full buffer for an empty one. */
public class ExchangerBuffers {
    public static void main(String[] args) throws Exception {
        Exchanger<int[]> x = new Exchanger<>();
        Thread filler = new Thread(() -> {
            int[] mine = new int[1];
            try {
                mine[0] = 5;
                mine = x.exchange(mine);
                assert mine[0] == 0;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        filler.start();
        int[] full = x.exchange(new int[1]);
        assert full[0] == 5;
    }
}
