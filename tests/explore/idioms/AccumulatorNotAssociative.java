// explore: violated assertion
import java.util.concurrent.atomic.*;
public class AccumulatorNotAssociative {
    public static void main(String[] args) throws Exception {
        LongAccumulator m = new LongAccumulator((x, y) -> x - y, 0);
        Thread t = new Thread(() -> m.accumulate(3));
        t.start();
        long seen = m.get();
        t.join();
        assert seen == 0;
    }
}
