import glassbox.Declarative;
import glassbox.Pre;

/** One operation that no state admits, and one that only enumeration decides. */
class ReasonsApart {
    int n;

    @Declarative
    boolean repOk() {
        return n >= 0;
    }

    public int never() {
        return n;
    }

    @Pre("never")
    @Declarative
    boolean isNegative() {
        return n < 0;
    }

    public int root() {
        String words = String.format("a %d b", n);
        assert words.length() == 5;
        return words.length();
    }
}
