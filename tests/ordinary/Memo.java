// expect: bad... violated, others hold at --ints 0..4
import glassbox.*;
import java.util.*;

public class Memo {
    private final Map<Integer, Integer> squares = new HashMap<>();

    @Declarative
    public boolean repOk() {
        for (var e : squares.entrySet())
            if (e.getKey() == null || e.getValue() == null || e.getValue() != e.getKey() * e.getKey()) return false;
        return true;
    }

    public int square(int x) { int s = squares.computeIfAbsent(x, k -> k * k); assert s == x * x; return s; }
    public int badSquare(int x) { return squares.computeIfAbsent(x, k -> k + k); }
    public void badForget(int x) { squares.put(x, null); }
    public void forget(int x) { squares.remove(x); assert !squares.containsKey(x); }
    public int sum() { int t = 0; for (int v : squares.values()) t += v; assert t >= 0; return t; }
    public void badSum() { int t = 0; for (int k : squares.keySet()) t += k; int u = 0; for (int v : squares.values()) u += v; assert t == u; }
}
