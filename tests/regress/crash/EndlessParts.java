import glassbox.*;

/** Parts that may change, and so may lead back: their equals does not end then. */
public class EndlessParts {
    abstract static class Shape {}

    static class Square extends Shape {
        int side;

        @Override
        public boolean equals(Object o) {
            return o instanceof Square && ((Square) o).side == side;
        }

        @Override
        public int hashCode() {
            return side;
        }
    }

    static class Pair extends Shape {
        Shape left, right;

        @Override
        public boolean equals(Object o) {
            return o instanceof Pair && left.equals(((Pair) o).left) && right.equals(((Pair) o).right);
        }

        @Override
        public int hashCode() {
            return 31 * left.hashCode() + right.hashCode();
        }
    }

    @Check
    public static boolean same(Shape a, Shape b) {
        return a.equals(b);
    }

    @Pre("same")
    @Declarative
    static boolean areThere(Shape a, Shape b) {
        return a != null && b != null;
    }

    @Post("same")
    @Declarative
    static boolean hashesAreSame(boolean result, Shape a, Shape b) {
        return !result || a.hashCode() == b.hashCode();
    }
}
