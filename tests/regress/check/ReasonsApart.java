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
        String[] words = ("a " + n + " b").trim().split("\\s+");
        assert words.length == 3;
        return words.length;
    }
}
