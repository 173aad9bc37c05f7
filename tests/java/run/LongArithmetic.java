// long arithmetic: overflow, division, remainder, comparison, MIN_VALUE / -1
public class LongArithmetic {
    static final long[] SAMPLES = {0, 1, -1, 2, -2, 10, -10, 1L << 31, -(1L << 31), (1L << 32) + 1, 0xFFFFFFFFL,
        3037000500L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 1, Long.MIN_VALUE + 1, 0x5555555555555555L};

    public static void main(String[] args) {
        long sum = 0;
        int less = 0, equal = 0, greater = 0;
        for (long a : SAMPLES) {
            for (long b : SAMPLES) {
                sum = sum * 1000003 + (a + b);
                sum = sum * 1000003 + (a - b);
                sum = sum * 1000003 + (a * b);
                sum ^= a & b;
                sum += a | b;
                sum -= a ^ b;
                sum += ~a + -b;
                if (b != 0) {
                    sum = sum * 31 + a / b;
                    sum = sum * 31 + a % b;
                }
                if (a < b) less++;
                if (a == b) equal++;
                if (a > b) greater++;
                if (a <= b != !(a > b)) System.out.println("order");
                if (a >= b != !(a < b)) System.out.println("order");
                if (a != b == (a == b)) System.out.println("equality");
            }
            System.out.println(a + " -> " + sum);
        }
        System.out.println(less + " " + equal + " " + greater);
        long min = Long.MIN_VALUE, m1 = -1;
        System.out.println(min / m1);
        System.out.println(min % m1);
        System.out.println(-min);
        long x = 5;
        x++;
        ++x;
        long y = x-- + --x;
        System.out.println(x + " " + y);
        x *= 1L << 40;
        x /= 3;
        x %= 1000000007L;
        x <<= 5;
        x >>= 2;
        x >>>= 1;
        x &= 0xFFFFFFL;
        x |= 1L << 62;
        x ^= -1L;
        System.out.println(x);
        try {
            System.out.println(x / (y - y));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(x % (y - y));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
