// numbers as text, many values: round trips of float and double, radix strings, fixed formats, checksums
public class NumericText {
    static long seed = 99;

    static long next() {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return seed ^ seed >>> 29;
    }

    public static void main(String[] args) {
        long h = 0;
        for (int i = 0; i < 400; i++) {
            long bits = next();
            double d = i % 3 == 0 ? Double.longBitsToDouble(bits) : i % 3 == 1 ? bits / 1000.0 : (bits >> 40) * 0.01;
            float f = i % 2 == 0 ? Float.intBitsToFloat((int) bits) : (bits >> 44) / 16f;
            String s = d + "|" + f;
            h = h * 31 + s.hashCode();
            if (!Double.isNaN(d) && Double.parseDouble("" + d) != d) System.out.println("double " + Long.toHexString(Double.doubleToLongBits(d)));
            if (!Float.isNaN(f) && Float.parseFloat("" + f) != f) System.out.println("float " + Integer.toHexString(Float.floatToIntBits(f)));
            if (i % 40 == 0) System.out.println(s + " " + h);
        }
        for (int i = 0; i < 60; i++) {
            long v = next() >> i;
            int radix = 2 + i % 35;
            String s = Long.toString(v, radix);
            if (Long.parseLong(s, radix) != v) System.out.println("radix " + radix);
            h = h * 31 + s.hashCode() + Integer.toString((int) v, radix).hashCode() + Long.toUnsignedString(v, radix).hashCode();
        }
        System.out.println(h);
        for (int i = 0; i < 25; i++) {
            double d = (next() >> 20) / 1e7;
            String s = String.format("%.3f|%10.2e|%,d|%08x", d, d, next() >> 30, (int) next());
            h = h * 31 + s.hashCode();
            if (i % 5 == 0) System.out.println(s);
        }
        System.out.println(h);
        String[] hard = {"2.2250738585072011e-308", "4.9406564584124654e-324", "1.7976931348623157e308", "1.7976931348623159e308", "0.1000000000000000055511151231257827", "9007199254740992.5", "9007199254740993.5",
            "123456789.123456789e-20", "1e22", "1e23", "8.41e21", "5e-324", "2e-324", "3.4028236e38", "1.4e-45", "0.7e-45", "00000.00001", "1" + "0".repeat(300), "0." + "0".repeat(300) + "1"};
        for (String s : hard) System.out.println(Double.parseDouble(s) + " " + Float.parseFloat(s));
    }
}
