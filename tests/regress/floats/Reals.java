import glassbox.Check;
import glassbox.GlassBox;
import glassbox.Values;

public class Reals {
    @Check
    static void tenth(double x) {
        assert x + 0.1 != 0.3;
    }

    @Check
    static void remainder(float x) {
        assert x % 2 < 2 || x % 2 != x % 2;
    }

    /** As it is often written. */
    @Check
    static void isOdd(float x) {
        assert x != (int) x || x % 2 == 0 || x % 2 == 1;
    }

    @Check
    static void fused(float x) {
        GlassBox.assume(1 <= x && x <= 2);
        assert Math.fma(x, x, -1) == x * x - 1;
    }

    @Check
    static void listed(@Values({0.5, 2}) double x) {
        assert x > 0;
    }
}
