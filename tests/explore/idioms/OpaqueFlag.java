// explore: inconclusive
import java.util.concurrent.atomic.AtomicBoolean;

/** An opaque flag says nothing of what was written before it. */
public class OpaqueFlag {
    static int answer;
    static final AtomicBoolean ready = new AtomicBoolean();

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            answer = 42;
            ready.setOpaque(true);
        });
        writer.start();
        while (!ready.getOpaque())
            Thread.onSpinWait();
        assert answer == 42;
        writer.join();
    }
}
