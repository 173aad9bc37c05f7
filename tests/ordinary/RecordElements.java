// expect: bad... violated, others hold at --ints 0..2 --objects Point=2
import glassbox.*;
import java.util.*;

/** Records of the program's own, which a set looks at: equal ones that are distinct among them. */
public class RecordElements {
    record Point(int x, int y) {}

    private final Set<Point> seen = new HashSet<>();

    @Declarative boolean repOk() { return true; }

    public void visit(@Range(min = 0, max = 1) int x) {
        seen.add(new Point(x, 0));
        assert seen.contains(new Point(x, 0));
    }

    public void leave(Point p) {
        boolean was = seen.contains(p);
        assert seen.remove(p) == was && !seen.contains(p);
    }

    public void badNeverTwo() { assert seen.size() < 2; }

    public void badIdentity(Point p) {
        for (Point q : seen) assert q == p || !q.equals(p);
    }
}
