// explore: violated assertion
// interrupt before or after the check
public class InterruptEarly {
    static volatile boolean clean;
    public static void main(String[] x) throws Exception {
        Thread t = new Thread(() -> { if (!Thread.interrupted()) { clean = true; } });
        t.start(); t.interrupt(); t.join();
        assert !clean;
    }
}
