import glassbox.Check;

/** The same number computed in two ways, over all ints; and almost the same. */
public class Rewritten {
    @Check
    public static int hash(int a, int b, int c) {
        int h = 1;
        for (int x : new int[] {a, b, c}) {
            h = 31 * h + x;
        }
        assert h == c + 31 * b + 961 * a + 29791;
        return h;
    }

    @Check
    public static long area(int width, int height, int border) {
        long outer = (width + 2L * border) * (height + 2L * border);
        long frame = outer - (long) width * height;
        assert frame == 2L * border * (2L * border + width + height);
        return frame;
    }

    @Check
    public static int badHash(int a, int b, int c) {
        int h = 31 * (31 * (31 + a) + b) + c;
        assert h == c + 31 * b + 961 * a + 29790;
        return h;
    }

    @Check
    public static long badArea(int width, int height) {
        long area = width * height;
        assert area == (long) width * height;
        return area;
    }
}
