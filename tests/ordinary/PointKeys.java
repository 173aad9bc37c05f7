// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

public class PointKeys {
    static class Point {
        int x, y;
        Point(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) { return o instanceof Point p && p.x == x && p.y == y; }
        @Override public int hashCode() { return 31 * x + y; }
    }
    static class Plain {
        int x;
        Plain(int x) { this.x = x; }
        @Override public boolean equals(Object o) { return o instanceof Plain p && p.x == x; }
    }
    private int dummy;

    @Declarative public boolean repOk() { return true; }

    public void okFound(int x, int y) {
        Set<Point> s = new HashSet<>();
        s.add(new Point(x, y));
        assert s.contains(new Point(x, y));
    }

    public void badMutated(int x, int y) {
        Set<Point> s = new HashSet<>();
        Point p = new Point(x, y);
        s.add(p);
        p.x++;
        assert s.contains(p);
    }

    public void badTwice(int x) {
        Set<Point> s = new HashSet<>();
        s.add(new Point(x, 0));
        s.add(new Point(0, 0));
        assert s.size() == 2;
    }

    public void okContract(Point p, Point q) {
        if (p != null && p.equals(q)) assert p.hashCode() == q.hashCode() && q.equals(p);
    }

    public void badContract(Point p, Point q) {
        if (p != null && q != null && p.hashCode() == q.hashCode()) assert p.x == q.y;
    }
}
