// explore: holds
/* A sequence lock over volatile data. */
public class SeqLock {
    private volatile int seq;
    private volatile int a, b;

    synchronized void write(int x) {
        seq++;
        a = x;
        b = x;
        seq++;
    }

    int read() {
        while (true) {
            int s = seq;
            if ((s & 1) != 0)
                continue;
            int x = a, y = b;
            if (s == seq) {
                assert x == y;
                return x;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        SeqLock l = new SeqLock();
        Thread t = new Thread(() -> {
            l.write(1);
            l.write(2);
        });
        t.start();
        int first = l.read(), second = l.read();
        assert first <= second;
    }
}
