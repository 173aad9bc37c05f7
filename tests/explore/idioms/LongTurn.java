// explore: violated assertion
public class LongTurn {
    static volatile int v;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            v = 1;
            int s = 0;
            for (int i = 0; i < 20000; i++) s += i;
            v = 2 + (s & 0);
        });
        t.start();
        int r = v;
        assert r != 1;
    }
}
