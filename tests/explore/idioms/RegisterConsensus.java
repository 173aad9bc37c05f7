// explore: violated assertion
/* Reads and writes do not solve it. */
public class RegisterConsensus {
    static volatile int first = -1, d0, d1;

    static int decide(int value) {
        if (first == -1)
            first = value;
        return first;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> d1 = decide(1));
        t.start();
        d0 = decide(0);
        t.join();
        assert d0 == d1;
    }
}
