// explore: holds
import java.util.concurrent.ConcurrentSkipListMap;

/** ConcurrentSkipListMap: a value is replaced beside a look. */
public class SkipListSmall extends Thread {
    private static final ConcurrentSkipListMap<Integer, String> M = new ConcurrentSkipListMap<>();

    @Override
    public void run() {
        M.put(1, "y");
    }

    public static void main(String[] args) throws InterruptedException {
        M.put(1, "x");
        Thread other = new SkipListSmall();
        other.start();
        String seen = M.get(1);
        other.join();
        if ((seen != "y" && seen != "x") || M.get(1) != "y") {
            throw new AssertionError();
        }
    }
}
