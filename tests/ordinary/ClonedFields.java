// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

/** A copy that is not deep has the same list. */
public class ClonedFields implements Cloneable {
    private List<Integer> kept = new ArrayList<>();

    @Declarative boolean repOk() { return kept != null; }

    public ClonedFields copy() {
        try {
            return (ClonedFields) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
    public int count() { return kept.size(); }
    public void badAdd(ClonedFields other, int x) {
        if (other == null || other == this) return;
        int n = other.kept.size();
        kept.add(x);
        assert other.kept.size() == n;
    }
}
