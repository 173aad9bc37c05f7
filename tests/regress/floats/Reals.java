import glassbox.Check;
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

    @Check
    static void listed(@Values({0.5, 2}) double x) {
        assert x > 0;
    }
}
