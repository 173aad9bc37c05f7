// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;

/** Records of several kinds, compared with each other: their components are of different types. */
public class RecordKinds {
    sealed interface Shape permits Square, Box, Label {}

    record Square(int side) implements Shape {}

    record Box(int width, int height) implements Shape {}

    record Label(String text, long size) implements Shape {}

    @Declarative
    static boolean areThere(Shape a, Shape b) {
        return a != null && b != null;
    }

    @Check
    public static boolean okSame(Shape a, Shape b) {
        if (!areThere(a, b)) return false;
        assert !a.equals(b) || a.hashCode() == b.hashCode();
        return a.equals(b);
    }

    @Post("okSame")
    @Declarative
    static boolean isSymmetric(boolean result, Shape a, Shape b) {
        return !areThere(a, b) || result == b.equals(a);
    }

    @Check
    public static void okKinds(Shape a, Shape b) {
        if (areThere(a, b) && a.equals(b)) assert a.getClass() == b.getClass();
    }

    @Check
    public static void badHashes(Shape a, Shape b) {
        if (areThere(a, b) && a.hashCode() == b.hashCode()) assert a.equals(b);
    }

    @Check
    public static void badSides(Shape a) {
        if (a instanceof Box box && !(a.equals(new Box(0, 0)))) assert box.width() > 0;
    }
}
