// double arithmetic: NaN, infinities, signed zero, subnormals, rounding
public class DoubleArithmetic {
    static final double[] S = {0, -0.0, 1, -1, 0.1, 1.5, -2.5, 1e308, Double.MIN_VALUE, Double.MIN_NORMAL,
        Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 9007199254740992.0, 1e-310, Math.PI};

    static void show(String op, double v) {
        System.out.println(op + " " + v + " " + Long.toHexString(Double.doubleToLongBits(v)));
    }

    public static void main(String[] args) {
        long hash = 0;
        for (double a : S) {
            for (double b : S) {
                hash = hash * 31 + Double.doubleToLongBits(a + b);
                hash = hash * 31 + Double.doubleToLongBits(a - b);
                hash = hash * 31 + Double.doubleToLongBits(a * b);
                hash = hash * 31 + Double.doubleToLongBits(a / b);
                hash = hash * 31 + Double.doubleToLongBits(a % b);
                hash = hash * 31 + Double.doubleToLongBits(-a);
            }
            show("hash " + hash, a);
        }
        double zero = 0, one = 1, two = 2;
        show("1/0", one / zero);
        show("-1/0", -one / zero);
        show("1/-0", one / -zero);
        show("0/0", zero / zero);
        show("-0", -zero);
        show("0.1+0.2", 0.1 * one + 0.2);
        show("max*2", Double.MAX_VALUE * two);
        show("min/2", Double.MIN_VALUE / two);
        show("2^53+1", 9007199254740992.0 * one + 1);
        show("inf-inf", one / zero - one / zero);
        show("inf*0", one / zero * zero);
        double nan = zero / zero;
        System.out.println((nan == nan) + " " + (nan != nan) + " " + Double.valueOf(nan).equals(nan) + " " + Double.compare(-zero, zero));
        double d = 0;
        for (int i = 1; i <= 2000; i++) d += 1.0 / i;
        System.out.println(d);
        double pi = 0;
        for (int i = 0; i < 2000; i++) pi += (i % 2 == 0 ? 4.0 : -4.0) / (2 * i + 1);
        System.out.println(pi);
        d++;
        d--;
        d *= 3;
        d -= 1;
        d /= 7;
        d %= 2;
        System.out.println(d);
        long l = 1000;
        l *= 1.0001;
        l -= 0.5;
        System.out.println(l);
        double product = 1;
        for (int i = 1; i <= 25; i++) product *= i;
        System.out.println(product);
        System.out.println((float) product);
    }
}
