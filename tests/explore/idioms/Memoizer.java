// explore: holds
import java.util.concurrent.*;
import java.util.function.Function;
/** The final version of the memoizer: a map of futures, putIfAbsent. */
public class Memoizer<A, V> {
    private final ConcurrentMap<A, Future<V>> cache = new ConcurrentHashMap<>();
    private final Function<A, V> c;
    Memoizer(Function<A, V> c) { this.c = c; }
    V compute(final A arg) throws InterruptedException {
        while (true) {
            Future<V> f = cache.get(arg);
            if (f == null) {
                FutureTask<V> ft = new FutureTask<>(() -> c.apply(arg));
                f = cache.putIfAbsent(arg, ft);
                if (f == null) { f = ft; ft.run(); }
            }
            try { return f.get(); }
            catch (CancellationException e) { cache.remove(arg, f); }
            catch (ExecutionException e) { throw new IllegalStateException(e.getCause()); }
        }
    }
    static int calls;
    public static void main(String[] args) throws InterruptedException {
        Memoizer<Integer, Integer> m = new Memoizer<>(x -> { calls++; return x * x; });
        int[] r = new int[2];
        Thread t = new Thread(() -> { try { r[0] = m.compute(7); } catch (InterruptedException e) { throw new RuntimeException(e); } });
        t.start();
        r[1] = m.compute(7);
        t.join();
        assert r[0] == 49 && r[1] == 49 : r[0] + " " + r[1];
        assert calls == 1 : "computed " + calls + " times";
    }
}
