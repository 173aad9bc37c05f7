// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

/** Lists of the program's own as arguments. */
public class Bag {
    static class Sorted extends ArrayList<Integer> {
        @Override public boolean add(Integer x) { int i = 0; while (i < size() && get(i) < x) i++; super.add(i, Objects.requireNonNull(x)); return true; }
    }
    static class Countdown implements Iterable<Integer> {
        final int from;
        Countdown(int from) { this.from = from; }
        @Override public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = from;
                @Override public boolean hasNext() { return at > 0; }
                @Override public Integer next() { if (at <= 0) throw new NoSuchElementException(); return at--; }
            };
        }
    }

    @Declarative public boolean repOk() { return true; }

    public void sorted(Sorted s) { if (s != null) for (int i = 1; i < s.size(); i++) assert s.get(i - 1) <= s.get(i); }
    public void badStrict(Sorted s) { if (s != null) for (int i = 1; i < s.size(); i++) assert s.get(i - 1) < s.get(i); }
    public void count(Countdown c) { if (c != null) { int n = 0; for (int x : c) n++; assert n == Math.max(c.from, 0); } }
    public void badCount(Countdown c) { if (c != null) { int n = 0; for (int x : c) n += x; assert n <= 2; } }
    public void badNext(Countdown c) { if (c != null) c.iterator().next(); }
    public void keeps(Sorted s, int x) { if (s == null) return; s.add(x); assert s.contains(x); sorted(s); }
    public void badKeeps(Sorted s, int x) { if (s == null) return; s.add(0, x); sorted(s); }
}
