// explore: holds
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Random numbers without a seed have one sequence, whoever draws them. */
public class Dice {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            int drawn = ThreadLocalRandom.current().nextInt(6);
            assert drawn >= 0 && drawn < 6;
        });
        other.start();
        int drawn = new Random().nextInt(6);
        other.join();
        assert drawn >= 0 && drawn < 6;
    }
}
