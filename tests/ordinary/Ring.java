// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Ring {
    private static final int SIZE = 2;
    private final LinkedList<Integer> window = new LinkedList<>();
    private int sum;

    @Declarative
    public boolean repOk() {
        int s = 0;
        for (Integer x : window) { if (x == null) return false; s += x; }
        return s == sum && window.size() <= SIZE;
    }

    public void push(int x) {
        window.addLast(x);
        sum += x;
        if (window.size() > SIZE) sum -= window.removeFirst();
    }

    public void badPush(int x) {
        if (window.size() >= SIZE) window.removeFirst();
        window.addLast(x);
        sum += x;
    }

    public double average() { if (window.isEmpty()) return 0; double a = (double) sum / window.size(); assert a >= 0 && a <= 2; return a; }
    public int badAverage() { return sum / window.size(); }
    public void reset() { window.clear(); sum = 0; }
    public void badReset() { sum = 0; }
}
