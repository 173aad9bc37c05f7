// explore: violated deadlock; only reduced
import java.util.concurrent.Exchanger;

/** Of three threads one finds no partner, and waits for ever. */
public class SwapAlone {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> table = new Exchanger<>();
        Runnable swap = () -> {
            try {
                table.exchange(1);
            } catch (InterruptedException e) {
                return;
            }
        };
        new Thread(swap).start();
        new Thread(swap).start();
        table.exchange(2);
    }
}
