// The functions whose every bit Java defines, on arguments of all sizes.
import java.util.*;
public class StrictMathBits {
    static long seed = 12345;
    static double next(int k) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        long r = seed ^ (seed >>> 29);
        switch (k % 5) {
            case 0:
                return Double.longBitsToDouble(r);
            case 1:
                return (r >> 11) * 0x1p-53 * 1;
            case 2:
                return (r >> 11) * 0x1p-53 * 20;
            case 3:
                return (r >> 11) * 0x1p-53 * 700;
            default:
                return (r >> 40) * 0x1p-12;
        }
    }
    public static void main(String[] a) {
        int n = 2000;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            double x = next(i), y = next(i + (i / 5) % 5);
            double[] v = {Math.asin(x), Math.acos(x), Math.atan(x), Math.atan2(x, y), Math.sinh(x),
                Math.cosh(x), Math.tanh(x), Math.expm1(x), Math.log1p(x), Math.cbrt(x),
                Math.hypot(x, y), StrictMath.sin(x % 800000), StrictMath.cos(x % 800000),
                StrictMath.tan(x % 800000), StrictMath.log(Math.abs(x)),
                StrictMath.log10(Math.abs(x)), StrictMath.exp(x),
                StrictMath.pow(Math.abs(x), y % 50), Math.sqrt(x), Math.IEEEremainder(x, y), x % y,
                Math.floor(x), Math.ceil(x), Math.rint(x), Math.fma(x, y, 1.5), Math.ulp(x),
                Math.scalb(x, 5), Math.nextUp(x), (double) (float) x, (double) Math.round(x),
                (double) (long) x, (double) (int) x};
            sb.setLength(0);
            sb.append(Double.toHexString(x));
            for (double d : v) sb.append(' ').append(Long.toHexString(Double.doubleToLongBits(d)));
            System.out.println(sb);
        }
    }
}
