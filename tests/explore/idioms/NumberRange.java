// explore: violated assertion
import java.util.concurrent.atomic.AtomicInteger;
/** lower <= upper, each atomic, not both. */
public class NumberRange {
    private final AtomicInteger lower = new AtomicInteger(0), upper = new AtomicInteger(10);
    void setLower(int i) { if (i > upper.get()) throw new IllegalArgumentException(); lower.set(i); }
    void setUpper(int i) { if (i < lower.get()) throw new IllegalArgumentException(); upper.set(i); }
    public static void main(String[] args) throws InterruptedException {
        NumberRange r = new NumberRange();
        Thread t = new Thread(() -> { try { r.setLower(5); } catch (IllegalArgumentException e) { } });
        t.start();
        try { r.setUpper(4); } catch (IllegalArgumentException e) { }
        t.join();
        assert r.lower.get() <= r.upper.get();
    }
}
