// frem and drem: signs, infinities, NaN, zero divisors, large quotients, and Math.IEEEremainder beside them
public class FloatRemainder {
    static float f(float a, float b) {
        return a % b;
    }

    static double d(double a, double b) {
        return a % b;
    }

    public static void main(String[] args) {
        double[] v = {5.5, -5.5, 2, -2, 0.0, -0.0, 1e300, 3e-300, Double.MIN_VALUE, 1.0 / 0, -1.0 / 0, 0.0 / 0, 0.1, 1e17};
        for (double a : v) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (double b : v) line.append(' ').append(d(a, b));
            System.out.println(line);
        }
        float[] w = {5.5f, -5.5f, 2, -2, 0f, -0f, 1e38f, 3e-38f, Float.MIN_VALUE, 1f / 0, -1f / 0, 0f / 0, 0.1f};
        for (float a : w) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (float b : w) line.append(' ').append(f(a, b));
            System.out.println(line);
        }
        System.out.println(Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-5, 3) + " " + Math.IEEEremainder(2.5, 1));
        System.out.println(d(1e20, 7) + " " + d(123456789.125, 0.3) + " " + d(-1, 1));
    }
}
