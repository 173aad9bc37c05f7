// float arithmetic: NaN, infinities, signed zero, subnormals, rounding
public class FloatArithmetic {
    static final float[] S = {0f, -0f, 1f, -1f, 0.1f, 1.5f, -2.5f, 3.4e38f, Float.MIN_VALUE, Float.MIN_NORMAL,
        Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 16777216f, 16777217f, 1e-40f};

    static void show(String op, float v) {
        System.out.println(op + " " + v + " " + Integer.toHexString(Float.floatToIntBits(v)));
    }

    public static void main(String[] args) {
        int hash = 0;
        for (float a : S) {
            for (float b : S) {
                hash = hash * 31 + Float.floatToIntBits(a + b);
                hash = hash * 31 + Float.floatToIntBits(a - b);
                hash = hash * 31 + Float.floatToIntBits(a * b);
                hash = hash * 31 + Float.floatToIntBits(a / b);
                hash = hash * 31 + Float.floatToIntBits(a % b);
                hash = hash * 31 + Float.floatToIntBits(-a);
            }
            show("hash " + hash, a);
        }
        float zero = 0f, one = 1f, two = 2f;
        show("1/0", one / zero);
        show("-1/0", -one / zero);
        show("1/-0", one / -zero);
        show("0/0", zero / zero);
        show("-0", -zero);
        show("0-0", zero - zero);
        show("-0+0", -zero + zero);
        show("-0-0", -zero - zero);
        show("third", one / 3);
        show("sum", 0.1f + 0.2f * one);
        show("max*2", Float.MAX_VALUE * two);
        show("min/2", Float.MIN_VALUE / two);
        show("16777216+1", 16777216f * one + 1f);
        System.out.println((zero == -zero) + " " + Float.valueOf(zero).equals(-zero) + " " + Float.compare(zero, -zero));
        float nan = zero / zero;
        System.out.println((nan == nan) + " " + (nan != nan) + " " + Float.valueOf(nan).equals(nan) + " " + Float.compare(nan, one));
        float f = 0;
        for (int i = 0; i < 1000; i++) f += 0.1f;
        System.out.println(f);
        f++;
        --f;
        f *= 2;
        f -= 0.5f;
        f /= 3;
        f %= 7;
        System.out.println(f);
        int i = 10;
        i *= 1.55f;
        System.out.println(i);
        i += 0.7f;
        System.out.println(i);
    }
}
