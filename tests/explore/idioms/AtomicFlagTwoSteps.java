// explore: violated assertion
import java.util.concurrent.atomic.*;
public class AtomicFlagTwoSteps {
    static final AtomicBoolean started = new AtomicBoolean();
    static final AtomicInteger starts = new AtomicInteger();
    static void start() { if (!started.get()) { started.set(true); starts.incrementAndGet(); } }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(AtomicFlagTwoSteps::start);
        t.start();
        start();
        t.join();
        assert starts.get() == 1;
    }
}
