// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.function.*;
public class Lambdas {
    private final IntUnaryOperator step = x -> x + 1; private int n; 
    @Declarative public boolean repOk() { return n >= 0 && n <= 3 && step != null; }
    public void okApply(IntUnaryOperator f) { if (f == null) return; int r = f.applyAsInt(n); if (r >= 0 && r <= 3) n = r; }
    public void badApply(IntUnaryOperator f) { if (f == null) return; n = f.applyAsInt(n) + 1; }
    public void badNull(Supplier<Integer> s) { s.get(); }
    public void okPred(IntPredicate p) { if (p != null && p.test(n)) n = 0; }
    public void badPredTwice(IntPredicate p) { if (p != null) { boolean a = p.test(n), b = p.test(n); assert a == b; } }
    public void okCompose() { Function<Integer, Integer> f = x -> x + 1, g = x -> x * 2; assert f.andThen(g).apply(n) == 2 * (n + 1); assert f.compose(g).apply(n) == 2 * n + 1; }
    public void badCompose() { Function<Integer, Integer> f = x -> x + 1, g = x -> x * 2; assert f.andThen(g).apply(n).equals(f.compose(g).apply(n)); }
    public void okRun(Runnable r) { if (r != null) r.run(); }
    public void okBi() { BiFunction<Integer, Integer, Integer> max = Math::max; assert max.apply(n, 2) >= 2; }
    public void okCtor() { Supplier<StringBuilder> mk = StringBuilder::new; assert mk.get().append(n).length() == 1; assert mk.get() != mk.get(); }
    public void badCapture() { int[] c = {0}; Runnable r = () -> c[0]++; for (int i = 0; i <= n; i++) r.run(); assert c[0] < 4; }
    public void badSupplier(Supplier<String> s) { if (s != null) assert s.get().length() >= 0; }
    public void okStep() { int k = step.applyAsInt(n); assert k == n + 1; }
}
