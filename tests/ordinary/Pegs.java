// expect: bad... violated, others hold at --nodes 2 --ints 0..1 --objects Box=2
import glassbox.*;
import java.util.List;

/** Stacks that are fields, in collections, in other objects; as many as there are fields. */
public class Pegs {
    static class Disc {
        int size;
        @Tree Disc below;
    }

    static class Peg {
        @Tree Disc top;

        @Declarative
        boolean isOrdered() {
            for (Disc d = top; d != null && d.below != null; d = d.below)
                if (d.size >= d.below.size) return false;
            return true;
        }
    }

    static class Box {
        Peg kept;
    }

    private Peg one, two, three;
    private Box box;
    private List<Peg> spare;

    @Declarative
    public boolean repOk() {
        return one != null && two != null && three != null && one != two && two != three && one != three
                && one.isOrdered() && two.isOrdered() && three.isOrdered();
    }

    public void move() {
        if (one.top == null || two.top != null && two.top.size <= one.top.size) return;
        Disc d = one.top;
        one.top = d.below;
        d.below = two.top;
        two.top = d;
    }

    public void badMove() {
        if (one.top == null) return;
        Disc d = one.top;
        one.top = d.below;
        d.below = two.top;
        two.top = d;
    }

    public void badBoxed() {
        assert box == null || box.kept == null || box.kept.top == null;
    }

    public void badSpare() {
        assert spare == null || spare.isEmpty() || spare.get(0) == null || spare.get(0).top == null;
    }
}
