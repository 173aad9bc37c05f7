// explore: holds
import java.util.concurrent.atomic.*;

public class Accumulator {
    public static void main(String[] args) throws Exception {
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        Thread t = new Thread(() -> max.accumulate(5));
        t.start();
        max.accumulate(3);
        t.join();
        assert max.get() == 5;
    }
}
