import glassbox.Declarative;
import glassbox.Post;
import java.util.ArrayList;

/** A postcondition that writes to what the operation has made. */
class WritesMade {
    static class Cell {
        int n;
    }

    Cell cell;

    public Cell make() {
        cell = new Cell();
        return cell;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    @Post("make")
    boolean made(WritesMade before, Cell result) {
        result.n = 1;
        return true;
    }
}

/** A static field. */
class WritesStatic {
    static int calls;
    boolean on;

    public void flip() {
        on = !on;
    }

    @Declarative
    boolean repOk() {
        calls++;
        return true;
    }
}

/** By a method that the invariant calls, in an array. */
class WritesElement {
    int[] counts;

    public void clear() {
        counts = null;
    }

    @Declarative
    boolean repOk() {
        return counts == null || counts.length == 0 || first() == 0;
    }

    @Declarative
    int first() {
        counts[0] = 0;
        return counts[0];
    }
}

/** What the method has made itself, it may write to; and the library its own. */
class WritesOwn {
    Object[] given;
    String name;

    public void clear() {
        given = null;
    }

    @Declarative
    boolean repOk() {
        int[] sums = new int[2];
        ArrayList<Object> seen = new ArrayList<>();
        if (given != null)
            for (Object o : given) {
                seen.add(o);
                sums[seen.size() & 1]++;
            }
        return sums[0] + sums[1] == seen.size() && (name == null || name.hashCode() != 7);
    }
}
