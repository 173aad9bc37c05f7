// explore: violated race; only reduced
import java.util.Random;
public class OwnRandom {
    static class Counting extends Random {
        int calls;
        @Override protected int next(int bits) { calls++; return super.next(bits); }
    }
    public static void main(String[] args) throws Exception {
        Counting r = new Counting();
        Thread t = new Thread(() -> r.nextInt(5)), u = new Thread(() -> r.nextInt(5));
        t.start(); u.start(); t.join(); u.join();
        assert r.calls == 2;
    }
}
