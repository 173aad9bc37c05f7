import glassbox.Declarative;

/** Two states of one size: one for which the postcondition is a mistake, and one that is left broken. */
public class MistakenOrBroken {
    static class Ring {
        Ring next;
    }

    Ring first, spare;

    @Declarative
    boolean repOk() {
        int length = 0;
        for (Ring r = first; r != null; r = r.next)
            if (++length > 3 || r.next == first) return false;
        return true;
    }

    @Declarative
    boolean postcondition(MistakenOrBroken before) {
        return before.spare == spare;
    }

    public void use() {
        first = spare;
    }
}
