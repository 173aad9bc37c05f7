// explore: holds
import java.util.*;
public class Immutable {
    record Range(int lo, int hi) { Range { if (lo > hi) throw new IllegalArgumentException(); } }
    static volatile Range r = new Range(0, 10);
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { r = new Range(5, 10); r = new Range(5, 6); });
        t.start();
        Range x = r;
        assert x.lo() <= x.hi();
        t.join();
        System.out.println(x);
    }
}
