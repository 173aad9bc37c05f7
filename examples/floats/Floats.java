// too large for: explicit bdd
// expect: violated assertion addsInAnyOrder, assertion isItself, assertion ordersAll, assertion square, assertion subtractsExactly, assertion meanStays, assertion distributes, assertion roundTripOfInt, assertion zeroIsZero, assertion inverse, assertion plainSum, assertion remainderIsOdd, assertion roundsTwice at --floats all --ints -2147483648..2147483647
import glassbox.Check;
import glassbox.GlassBox;

/** What holds of floating point, and what does not: over all numbers. */
public class Floats {
    private static boolean isFinite(float x) {
        return x - x == 0;
    }

    @Check
    static void addsInAnyOrder(float a, float b, float c) {
        GlassBox.assume(isFinite(a) && isFinite(b) && isFinite(c));
        GlassBox.assume(Math.abs(a) < 1e10f && Math.abs(b) < 1e10f && Math.abs(c) < 1e10f);
        assert a + b + c == a + (b + c);
    }

    @Check
    static void addsBothWays(float a, float b) {
        assert a + b == b + a || a + b != a + b;
    }

    @Check
    static void multipliesBothWays(float a, float b) {
        GlassBox.assume(Math.abs(a) <= 4 && Math.abs(b) <= 4 && (int) a == a);
        assert a * b == b * a;
    }

    /** NaN is not. */
    @Check
    static void isItself(double x) {
        assert x == x;
    }

    @Check
    static void isItselfUnlessNaN(double x) {
        assert x == x || Double.isNaN(x);
    }

    @Check
    static void ordersAll(double x, double y) {
        assert x < y || x == y || x > y;
    }

    @Check
    static void ordersNumbers(double x, double y) {
        GlassBox.assume(!Double.isNaN(x) && !Double.isNaN(y));
        assert x < y || x == y || x > y;
    }

    @Check
    static void square(float a) {
        assert a * a >= 0;
    }

    @Check
    static void squareOfNumber(float a) {
        GlassBox.assume(a == a);
        assert a * a >= 0;
    }

    /** Of two numbers that are at most twice each other the difference is exact (Sterbenz). */
    @Check
    static void sterbenz(float a, float b) {
        GlassBox.assume(1 <= b && b <= a && a <= b + b && a <= 4);
        assert (double) (a - b) == (double) a - (double) b;
    }

    @Check
    static void subtractsExactly(float a, float b) {
        GlassBox.assume(isFinite(a) && isFinite(b) && 0 < b && b <= a && a <= 4 * b);
        assert (double) (a - b) == (double) a - (double) b;
    }

    /** Where the sum overflows it does not. */
    @Check
    static void meanStays(float a, float b) {
        GlassBox.assume(isFinite(a) && isFinite(b) && a <= b);
        float mean = (a + b) / 2;
        assert a <= mean && mean <= b;
    }

    @Check
    static void meanOfSmall(float a, float b) {
        GlassBox.assume(1 <= a && a <= b && b <= 4);
        float mean = (a + b) * 0.5f;
        assert a <= mean && mean <= b;
    }

    @Check
    static void distributes(float a, float b) {
        GlassBox.assume(isFinite(a) && isFinite(b) && Math.abs(a) < 1e9f && Math.abs(b) < 1e9f);
        assert 3 * (a + b) == 3 * a + 3 * b;
    }

    /** More bits than a float has. */
    @Check
    static void roundTripOfInt(int n) {
        GlassBox.assume(n < Integer.MAX_VALUE - 64);
        assert (int) (float) n == n;
    }

    @Check
    static void roundTripByDouble(short n) {
        assert (short) (double) n == n;
    }

    @Check
    static void roundTripOfFloat(float x) {
        assert (float) (double) x == x || x != x;
    }

    /** Two zeros are equal, and their inverses are not. */
    @Check
    static void zeroIsZero(float x, float y) {
        GlassBox.assume(x == y);
        assert 1 / x == 1 / y;
    }

    @Check
    static void inverse(float x) {
        GlassBox.assume(isFinite(x) && x >= 1 && x <= 64);
        assert x * (1 / x) == 1;
    }

    /** A number that is none is the maximum of whatever it is with. */
    @Check
    static void maximum(float a, float b) {
        float most = Math.max(a, b);
        assert a != a || b != b ? most != most : most >= a && most >= b;
    }

    /** Intervals with outward steps contain the sum. */
    @Check
    static void intervalContains(float low, float high, float x) {
        GlassBox.assume(1 <= low && low <= x && x <= high && high <= 4);
        float a = low + 1;
        float b = high + 1;
        assert a <= x + 1 && x + 1 <= b;
    }

    private static float kahan(float... numbers) {
        float sum = 0;
        float lost = 0;
        for (float x : numbers) {
            float y = x - lost;
            float next = sum + y;
            lost = next - sum - y;
            sum = next;
        }
        return sum;
    }

    /** Whole numbers beyond 2^25, where one float is 4 from the next: half of that is lost. */
    @Check
    static void kahanSum(int b, int c) {
        GlassBox.assume(0 <= b && b < 16 && 0 <= c && c < 16);
        int exact = (1 << 25) + b + c;
        assert Math.abs((int) kahan(1 << 25, b, c) - exact) <= 2;
    }

    @Check
    static void plainSum(int b, int c) {
        GlassBox.assume(0 <= b && b < 16 && 0 <= c && c < 16);
        float sum = 1 << 25;
        sum += b;
        sum += c;
        assert Math.abs((int) sum - ((1 << 25) + b + c)) <= 2;
    }

    @Check
    static void remainderIsBelow(float x) {
        GlassBox.assume(isFinite(x));
        assert -360 < x % 360 && x % 360 < 360;
    }

    /** Not of negative numbers. */
    @Check
    static void remainderIsOdd(float x) {
        assert (int) x != x || x % 2 == 0 || x % 2 == 1;
    }

    @Check
    static void roundsTwice(float x) {
        GlassBox.assume(1 <= x && x <= 2);
        assert Math.fma(x, x, -1) == x * x - 1;
    }

    @Check
    static void castSaturates(double x) {
        int n = (int) x;
        assert x >= 2147483647.0 == (n == Integer.MAX_VALUE) || x != x;
    }
}
