// explore: holds; only reduced
import java.util.concurrent.Exchanger;

/** Two threads meet and exchange what they have. */
public class Swap {
    public static void main(String[] args) throws Exception {
        Exchanger<String> table = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                String got = table.exchange("bread");
                assert got.equals("wine");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        String got = table.exchange("wine");
        other.join();
        assert got.equals("bread");
    }
}
