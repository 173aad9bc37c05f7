import glassbox.*;

/** Who comes first is told that he is the first. */
public class Twice {
    private boolean taken;

    @Declarative
    public boolean repOk() {
        return true;
    }

    @Declarative
    public boolean equalTo(Twice other) {
        return taken == other.taken;
    }

    public boolean take() {
        boolean first = !taken;
        taken = true;
        return first;
    }
}
