// Math: rounding functions exactly, transcendental ones to nine digits and at their special points
public class MathFunctions {
    static String r(double d) {
        return Double.isNaN(d) || Double.isInfinite(d) || Math.abs(d) > 1e9 ? "" + d : "" + Math.round(d * 1e9);
    }

    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 3.7, -3.7, 1e18, 4503599627370497.5, Double.NaN, 1 / 0.0, -1 / 0.0, Double.MIN_VALUE};
        for (double d : v) {
            System.out.println(d + ": " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d) + " " + Math.round(d) + " " + Math.round((float) d)
                + " " + Math.sqrt(d) + " " + Math.signum(d) + " " + Math.ulp(d) + " " + Math.getExponent(d) + " " + Math.nextUp(d) + " " + Math.nextDown(d)
                + " " + Math.copySign(3, d));
        }
        double[] w = {0.0, 0.1, 0.5, 1, -1, 2, 3.14159, -10.25, 100};
        for (double d : w) {
            System.out.println(d + ": " + r(Math.sin(d)) + " " + r(Math.cos(d)) + " " + r(Math.tan(d)) + " " + r(Math.exp(d / 10)) + " " + r(Math.log(d))
                + " " + r(Math.log10(d)) + " " + r(Math.atan(d)) + " " + r(Math.asin(d)) + " " + r(Math.acos(d)) + " " + r(Math.cbrt(d)) + " " + r(Math.sinh(d / 10))
                + " " + r(Math.cosh(d / 10)) + " " + r(Math.tanh(d)) + " " + r(Math.expm1(d / 10)) + " " + r(Math.log1p(d)) + " " + r(Math.atan2(d, 2)) + " " + r(Math.hypot(d, 3)));
        }
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 3) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(2, 0.5 + 0.5)
            + " " + Math.pow(Double.NaN, 0) + " " + Math.pow(1, 1 / 0.0) + " " + Math.pow(0, -1) + " " + Math.pow(-0.0, -3) + " " + Math.pow(10, 15));
        System.out.println(Math.exp(0) + " " + Math.exp(-1 / 0.0) + " " + Math.log(1) + " " + Math.log(-1) + " " + Math.log(0) + " " + Math.sin(-0.0) + " " + Math.cos(0)
            + " " + Math.sin(1 / 0.0) + " " + Math.hypot(3, 4) + " " + Math.hypot(1 / 0.0, Double.NaN));
        System.out.println(r(Math.toDegrees(Math.PI)) + " " + r(Math.toRadians(180)) + " " + Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.scalb(1.5, 10) + " " + Math.scalb(1f, -150));
        System.out.println(Math.fma(2.0, 3.0, 4.0) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.nextAfter(1.0, 2) + " " + Math.nextAfter(1f, -1));
        System.out.println(StrictMath.sqrt(3) + " " + StrictMath.pow(1.1, 10) + " " + r(StrictMath.exp(1)) + " " + StrictMath.hypot(1, 1) + " " + StrictMath.cbrt(27));
        System.out.println(StrictMath.max(-0.0, 0.0) + " " + StrictMath.floor(-0.5) + " " + StrictMath.round(2.5) + " " + StrictMath.rint(3.5));
        System.out.println(Math.E + " " + Math.PI);
    }
}
