// explore: violated assertion
/* The reader does not look whether somebody writes. */
public class SeqLockNoOdd {
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
            int x = a, y = b;
            if (s == seq) {
                assert x == y;
                return x;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        SeqLockNoOdd l = new SeqLockNoOdd();
        new Thread(() -> l.write(1)).start();
        l.read();
    }
}
