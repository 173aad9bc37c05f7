// int arithmetic: overflow, division and remainder signs, MIN_VALUE / -1, bit operators
public class IntArithmetic {
    static int[] samples = {0, 1, -1, 2, -2, 7, -7, 31, 100, -100, 65535, 65536, 46341,
        Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1, 0x55555555, 0xAAAAAAAA};

    static int combine(int a, int b) {
        int r = a + b;
        r = r * 31 + (a - b);
        r = r * 31 + a * b;
        r = r * 31 + (a & b);
        r = r * 31 + (a | b);
        r = r * 31 + (a ^ b);
        r = r * 31 + ~a;
        r = r * 31 + -b;
        return r;
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int a : samples) {
            for (int b : samples) {
                sum = sum * 17 + combine(a, b);
                if (b != 0) {
                    sum = sum * 17 + a / b;
                    sum = sum * 17 + a % b;
                    if (a / b * b + a % b != a) System.out.println("broken " + a + " " + b);
                }
            }
            System.out.println(a + " " + sum);
        }
        int min = Integer.MIN_VALUE, minusOne = -1;
        System.out.println(min / minusOne);
        System.out.println(min % minusOne);
        System.out.println(-min);
        System.out.println(Math.abs(min));
        System.out.println(-7 / 2 + " " + -7 % 2 + " " + 7 / -2 + " " + 7 % -2 + " " + -7 / -2 + " " + -7 % -2);
        int seven = 7, two = -2;
        System.out.println(-seven / two + " " + -seven % two + " " + seven / two + " " + seven % two);
        int i = Integer.MAX_VALUE;
        i++;
        System.out.println(i);
        i--;
        System.out.println(i);
        i += 5;
        System.out.println(i);
        System.out.println(i++ + ++i);
        System.out.println(i-- - --i);
        System.out.println(+i);
        int k = 3;
        k = k++ + k++;
        System.out.println(k);
        k = k-- - --k;
        System.out.println(k);
        boolean p = true, q = false;
        System.out.println((p & q) + " " + (p | q) + " " + (p ^ q) + " " + (!p) + " " + (p ^ p));
        p &= q;
        q |= true;
        p ^= q;
        System.out.println(p + " " + q);
    }
}
