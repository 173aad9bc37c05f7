import glassbox.*;

/** Records whose first components are a number, and a record. */
public class RecordParts {
    sealed interface Shape permits Square, Box, Pair {}

    record Square(int side) implements Shape {}

    record Box(int width, int height) implements Shape {}

    record Pair(Shape left, Shape right) implements Shape {}

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
