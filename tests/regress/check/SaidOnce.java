import glassbox.Declarative;

import java.util.HashMap;
import java.util.Map;

/** The values of a map with keys of the program's own are not gone through in formulas. */
class SaidOnce {
    static final class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point p && p.x == x && p.y == y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }

    private final Map<Point, Integer> cells = new HashMap<>();

    @Declarative
    boolean repOk() {
        for (Integer v : cells.values()) {
            if (v == null || v < 0) {
                return false;
            }
        }
        return true;
    }

    public void count(Point p) {
        cells.merge(p, 1, Integer::sum);
    }
}
