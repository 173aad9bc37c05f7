// records: accessors, toString, equals, hashCode, compact and extra constructors, statics, nesting, interfaces, generics
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class RecordBasics {
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);
        Point(int both) { this(both, both); }
        Point plus(Point o) { return new Point(x + o.x, y + o.y()); }
        static Point of(String s) {
            String[] p = s.split(",");
            return new Point(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }
    }

    record Range(int lo, int hi) implements Comparable<Range> {
        Range {
            if (lo > hi) throw new IllegalArgumentException("empty range " + lo + ".." + hi);
            hi = Math.min(hi, 100);
        }
        @Override public int compareTo(Range o) { return Integer.compare(lo, o.lo); }
    }

    record Person(String name, int age, List<String> tags) {
        @Override public String name() { return name.toUpperCase(); }
    }

    record Box<T>(T content) { }

    record Empty() { }

    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> withSecond(C c) { return new Pair<>(first, c); }
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2), q = Point.of("1,2"), r = new Point(7);
        System.out.println(p + " " + p.equals(q) + (p == q) + (p.hashCode() == q.hashCode()) + p.hashCode() + " " + r + p.plus(r) + Point.ORIGIN);
        System.out.println(new Range(5, 500) + " " + new Range(1, 2).compareTo(new Range(0, 9)));
        try {
            new Range(3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Person a = new Person("ann", 30, List.of("x", "y")), b = new Person("ann", 30, List.of("x", "y"));
        System.out.println(a + " " + a.name() + a.equals(b) + (a.hashCode() == b.hashCode()) + a.tags());
        System.out.println(new Box<>("s") + " " + new Box<>(null) + new Box<>(new Box<>(1)) + new Box<>(null).equals(new Box<>(null)) + new Box<>(null).hashCode());
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode());
        System.out.println(new Pair<>(1, "one").withSecond('c') + " " + new Pair<>(1, 2L).hashCode() + " " + p.equals(null) + p.equals("x"));
        Map<Point, String> m = new java.util.HashMap<>();
        for (int i = 0; i < 50; i++) m.put(new Point(i % 10, i % 3), "v" + i);
        System.out.println(m.size() + m.get(new Point(4, 2)));
        Map<Range, Integer> t = new TreeMap<>();
        for (int i = 20; i > 0; i -= 3) t.put(new Range(i, i + 1), i);
        System.out.println(t);
        record Local(String s, int... v) {
            int sum() {
                int n = 0;
                for (int i : v) n += i;
                return n;
            }
        }
        System.out.println(new Local("l", 1, 2, 3).sum() + new Local("m").s());
    }
}
