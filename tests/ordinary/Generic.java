// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Generic<T extends Comparable<T>> {
    static final class Pair<A, B> {
        final A first; final B second;
        Pair(A a, B b) { first = a; second = b; }
        static <X> Pair<X, X> twin(X x) { return new Pair<>(x, x); }
    }
    private final List<T> items = new ArrayList<>();

    @Declarative
    public boolean repOk() {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) == null) return false;
            if (i > 0 && items.get(i - 1).compareTo(items.get(i)) > 0) return false;
        }
        return true;
    }

    public void insert(T x) {
        if (x == null) return;
        int i = 0;
        while (i < items.size() && items.get(i).compareTo(x) < 0) i++;
        items.add(i, x);
    }
    public void badInsert(T x) { if (x != null) items.add(x); }
    public boolean contains(T x) { if (x == null) return false; boolean in = Collections.binarySearch(items, x) >= 0; assert in == items.contains(x); return in; }
    public void badContains(T x) { if (x == null) return; assert Collections.binarySearch(items, x) != 0; }
    public T least() { return items.isEmpty() ? null : items.get(0); }
    public T badLeast() { return items.get(0); }
    public void twin(T x) { Pair<T, T> p = Pair.twin(x); assert p.first == p.second; }
}
