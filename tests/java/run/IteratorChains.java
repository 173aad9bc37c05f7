// user-written iterators and iterables: ranges, filters, maps, zips, generators, nested for-each, default methods
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;

public class IteratorChains {
    interface Seq<T> extends Iterable<T> {
        default <R> Seq<R> map(Function<? super T, ? extends R> f) {
            Seq<T> self = this;
            return () -> new Iterator<R>() {
                final Iterator<T> it = self.iterator();
                @Override public boolean hasNext() { return it.hasNext(); }
                @Override public R next() { return f.apply(it.next()); }
            };
        }

        default Seq<T> filter(Predicate<? super T> p) {
            Seq<T> self = this;
            return () -> new Iterator<T>() {
                final Iterator<T> it = self.iterator();
                T ahead;
                boolean ready;
                @Override public boolean hasNext() {
                    while (!ready && it.hasNext()) {
                        ahead = it.next();
                        ready = p.test(ahead);
                    }
                    return ready;
                }
                @Override public T next() {
                    if (!hasNext()) throw new NoSuchElementException("filtered out");
                    ready = false;
                    return ahead;
                }
            };
        }

        default Seq<T> take(int n) {
            Seq<T> self = this;
            return () -> {
                Iterator<T> it = self.iterator();
                return new Iterator<T>() {
                    int left = n;
                    @Override public boolean hasNext() { return left > 0 && it.hasNext(); }
                    @Override public T next() { left--; return it.next(); }
                };
            };
        }

        default List<T> list() {
            List<T> l = new ArrayList<>();
            for (T t : this) l.add(t);
            return l;
        }

        static Seq<Integer> from(int start) {
            return () -> new Iterator<Integer>() {
                int n = start;
                @Override public boolean hasNext() { return true; }
                @Override public Integer next() { return n++; }
            };
        }
    }

    static class Range implements Iterable<Integer> {
        final int lo, hi;
        Range(int lo, int hi) { this.lo = lo; this.hi = hi; }
        @Override public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = lo;
                @Override public boolean hasNext() { return at < hi; }
                @Override public Integer next() {
                    if (at >= hi) throw new NoSuchElementException();
                    return at++;
                }
            };
        }
    }

    public static void main(String[] args) {
        Seq<Integer> seq = () -> new Range(0, 20).iterator();
        System.out.println(seq.map(x -> x * x).map(x -> "q" + x).list());
        System.out.println(Seq.from(10).filter(x -> x % 7 == 0).take(5).list());
        System.out.println(Seq.from(1).filter(x -> x % 2 == 1).filter(x -> x % 3 == 0).take(4).list());
        int sum = 0;
        for (int i : new Range(0, 10)) for (int j : new Range(i, 10)) sum += i * j;
        System.out.println(sum);
        Iterator<Integer> it = new Range(0, 1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("end");
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        new Range(3, 6).forEach(x -> System.out.print(x + " "));
        new Range(0, 5).iterator().forEachRemaining(x -> System.out.print(-x + " "));
        System.out.println();
        long total = 0;
        for (int x : Seq.from(0).filter(y -> (y & 3) == 1).take(500)) total = total * 31 + x;
        System.out.println(total);
    }
}
