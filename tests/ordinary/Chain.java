// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
import java.util.function.*;

/** A pipeline of functions. */
public class Chain {
    private final List<IntUnaryOperator> stages = new ArrayList<>();
    private final IntUnaryOperator first = x -> x + 1;
    private Supplier<Integer> source = () -> 3;

    @Declarative public boolean repOk() { return !stages.contains(null) && stages.size() <= 2; }

    public int run(int x) { for (IntUnaryOperator f : stages) x = f.applyAsInt(x); return x; }
    public void add(IntUnaryOperator f) { if (f != null && stages.size() < 2) stages.add(f); }
    public void badAdd(IntUnaryOperator f) { if (f != null) stages.add(f); }
    public void first(int x) { assert first.applyAsInt(x) == x + 1; }
    public void badCompose(int x) { assert first.compose(y -> y * 2).applyAsInt(x) == first.andThen(y -> y * 2).applyAsInt(x); }
    public int badSource() { return source.get(); }
}
