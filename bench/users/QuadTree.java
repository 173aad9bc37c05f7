// grow: --nodes N --ints 0..7
import glassbox.Declarative;
import glassbox.Tree;

/** Points of a square of side 8, each node one point and a quarter of the rest in each child. */
public class QuadTree {
    static class Quad {
        int x, y;
        @Tree Quad nw, ne, sw, se;
    }

    @Tree private Quad root;

    public boolean contains(int x, int y) {
        Quad q = root;
        while (q != null && (q.x != x || q.y != y))
            q = y < q.y ? (x < q.x ? q.nw : q.ne) : (x < q.x ? q.sw : q.se);
        return q != null;
    }

    public boolean insert(int x, int y) {
        Quad q = new Quad();
        q.x = x;
        q.y = y;
        if (root == null) { root = q; return true; }
        Quad at = root;
        while (true) {
            if (at.x == x && at.y == y) return false;
            if (y < at.y) {
                if (x < at.x) { if (at.nw == null) { at.nw = q; return true; } at = at.nw; }
                else { if (at.ne == null) { at.ne = q; return true; } at = at.ne; }
            } else if (x < at.x) { if (at.sw == null) { at.sw = q; return true; } at = at.sw; }
            else { if (at.se == null) { at.se = q; return true; } at = at.se; }
        }
    }

    @Declarative
    boolean repOk() { return isWithin(root, 0, 0, 8, 8); }

    @Declarative
    private static boolean isWithin(Quad q, int left, int top, int right, int bottom) {
        return q == null
                || q.x >= left && q.x < right && q.y >= top && q.y < bottom
                && isWithin(q.nw, left, top, q.x, q.y) && isWithin(q.ne, q.x, top, right, q.y)
                && isWithin(q.sw, left, q.y, q.x, bottom) && isWithin(q.se, q.x, q.y, right, bottom);
    }
}
