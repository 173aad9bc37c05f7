// decimal text of float and double: shortest digits, exponents, powers of two and ten
public class DoubleToString {
    public static void main(String[] args) {
        double d = 1;
        for (int i = 0; i < 30; i++) {
            System.out.println(d + " " + 1 / d + " " + d / 3 + " " + (float) d + " " + (float) (1 / d) + " " + (float) (d / 7));
            d *= 10;
        }
        d = 1;
        for (int i = 0; i < 64; i += 3) {
            System.out.print(Math.scalb(1.0, i) + " " + Math.scalb(1.0, -i) + " " + Math.scalb(1f, i) + " ");
        }
        System.out.println();
        long x = 42;
        for (int i = 0; i < 150; i++) {
            x = x * 6364136223846793005L + 1442695040888963407L;
            double v = Double.longBitsToDouble(x);
            float f = Float.intBitsToFloat((int) (x >>> 32));
            if (!Double.isNaN(v) && Double.parseDouble(Double.toString(v)) != v) System.out.println("round trip");
            if (i % 5 == 0) System.out.println(v + " " + f);
        }
        System.out.println(100.0 + " " + 1e7 + " " + 9999999.0 + " " + 0.001 + " " + 0.0009 + " " + 123456.789e3 + " " + 1.0E-3f + " " + 1e7f + " " + 33554432f);
        System.out.println(2e-3 + " " + 1.1f + " " + (double) 1.1f + " " + 1.1 * 1.1 + " " + 100 * 1.1 + " " + 4.35 * 100 + " " + 3.0e10f);
        System.out.println(String.valueOf(1.0f) + Double.toString(-0.0) + Float.toString(-0f) + 12345678.9f);
    }
}
