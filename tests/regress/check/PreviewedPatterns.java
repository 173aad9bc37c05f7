import glassbox.*;

/** Patterns in a switch, which Java 17 previews. */
public class PreviewedPatterns {
    sealed interface Term permits Leaf, Pair {}
    static final class Leaf implements Term { int value; }
    static final class Pair implements Term { @Tree Term left, right; }
    @Tree private Term term;
    @Declarative private static boolean isWhole(Term t) {
        if (t == null) return false;
        return switch (t) {
            case Leaf leaf -> true;
            case Pair pair -> isWhole(pair.left) && isWhole(pair.right);
        };
    }
    @Declarative public boolean repOk() { return isWhole(term); }
    public void doubled() { Pair p = new Pair(); p.left = term; p.right = new Leaf(); term = p; }
    public void halved() { if (term instanceof Pair) term = null; }
}
