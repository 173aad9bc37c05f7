// every primitive conversion, with saturation, truncation and rounding
public class Conversions {
    static void ints(int i) {
        System.out.println(i + ": " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " " + (float) i + " " + (double) i);
    }

    static void longs(long l) {
        System.out.println(l + ": " + (byte) l + " " + (short) l + " " + (int) (char) l + " " + (int) l + " " + (float) l + " " + (double) l);
    }

    static void floats(float f) {
        System.out.println(f + ": " + (byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " " + (long) f + " " + (double) f);
    }

    static void doubles(double d) {
        System.out.println(d + ": " + (byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) d + " " + (long) d + " " + (float) d);
    }

    public static void main(String[] args) {
        int[] i = {0, 1, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, -128, -129, 16777217, 123456789, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int x : i) ints(x);
        long[] l = {0, -1, 255, 65536, 1L << 31, (1L << 32) + 5, 1L << 53, (1L << 53) + 1, 9007199254740993L, Long.MAX_VALUE, Long.MIN_VALUE, 0x123456789ABCDEFL};
        for (long x : l) longs(x);
        float[] f = {0, -0f, 0.99f, -0.99f, 1.5f, -1.5f, 127.9f, 300.7f, -70000.5f, 2.14748365e9f, 2.2e9f, -2.2e9f, 9.3e18f, -9.3e18f, 1e30f, -1e30f,
            Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float x : f) floats(x);
        double[] d = {0, -0.0, 0.99, -0.99, 2147483647.5, 2147483648.0, -2147483648.9, -2147483649.0, 9.223372036854775e18, 9.3e18, -9.3e18, 1e300, -1e300,
            Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e-46, 3.4028235677973366e38, 3.4028235e38, 0.1, 16777217, 1.0000000596046448};
        for (double x : d) doubles(x);
        byte b = (byte) 200;
        short s = b;
        char c = (char) b;
        int n = c;
        System.out.println(b + " " + s + " " + n + " " + (b & 0xff) + " " + (b >>> 4) + " " + (b >> 4));
        float big = 123456789;
        System.out.println(big + " " + (int) big + " " + (double) big);
        System.out.println((int) 'x' + " " + (char) 97 + " " + (char) (int) 98.6 + " " + (byte) 'z');
    }
}
