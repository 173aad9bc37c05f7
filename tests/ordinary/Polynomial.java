// expect: bad... violated, others hold at --ints -1..2
import glassbox.*;
import java.util.*;

/** Coefficients by exponent; none is zero. */
public class Polynomial {
    private final TreeMap<Integer, Integer> terms = new TreeMap<>(Comparator.reverseOrder());

    @Declarative
    public boolean repOk() {
        for (Map.Entry<Integer, Integer> t : terms.entrySet())
            if (t.getKey() < 0 || t.getValue() == null || t.getValue() == 0) return false;
        return true;
    }

    public void add(int coefficient, int exponent) {
        if (exponent < 0 || coefficient == 0) return;
        terms.merge(exponent, coefficient, (a, b) -> a + b == 0 ? null : a + b);
    }

    public void badAdd(int coefficient, int exponent) {
        if (exponent < 0 || coefficient == 0) return;
        terms.merge(exponent, coefficient, Integer::sum);
    }

    public int degree() { int d = terms.isEmpty() ? 0 : terms.firstKey(); for (int e : terms.keySet()) assert e <= d; return d; }
    public int badDegree() { return terms.firstKey(); }
    public void badLowest() { if (!terms.isEmpty()) assert terms.firstKey() <= terms.lastKey(); }
    public void negate() { terms.replaceAll((e, c) -> -c); }
    public void badScale(int k) { terms.replaceAll((e, c) -> k * c); }
}
