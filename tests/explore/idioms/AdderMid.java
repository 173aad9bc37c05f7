// explore: violated assertion
import java.util.concurrent.atomic.*;
public class AdderMid {
    public static void main(String[] x) throws Exception {
        LongAdder s = new LongAdder();
        Thread t = new Thread(() -> {
            s.add(2);
            s.increment();
        });
        t.start();
        assert s.sum() != 2;
        t.join();
    }
}
