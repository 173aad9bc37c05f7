// loads and stores of every type in the short slots 0 to 3 and beyond, statics and instances
public class LocalSlots {
    static int i(int a, int b, int c, int d, int e) {
        a = b + 1;
        b = c + 2;
        c = d + 3;
        d = e + 4;
        e = a + 5;
        return a * 10000 + b * 1000 + c * 100 + d * 10 + e;
    }

    static long l(long a, long b, long c) {
        a = b + c;
        b = a - c * 3;
        c = a ^ b;
        return a * 31 + b * 17 + c;
    }

    static long l1(int x, long a, long b) {
        a = b + x;
        b = a * 2;
        return a - b;
    }

    static float f(float a, float b, float c, float d, float e) {
        a = b + 1;
        b = c * 2;
        c = d / 3;
        d = e - 4;
        e = a % 2;
        return a + b + c + d + e;
    }

    static double d(double a, double b, double c) {
        a = b + 1;
        b = c * 2;
        c = a / 3;
        return a + b + c;
    }

    static double d1(int x, double a, double b) {
        a = b + x;
        b = a * 2;
        return a - b;
    }

    static String s(String a, String b, String c, String d, String e) {
        a = b;
        b = c;
        c = d;
        d = e;
        e = a;
        return a + b + c + d + e;
    }

    String inst(String a, Object b, int c, long d) {
        Object e = b;
        b = a;
        a = e.toString();
        return a + b + c + d;
    }

    static int constants() {
        int m = -1, z = 0, one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, by = -128, sh = 300, big = 1000000;
        long l0 = 0, l1 = 1, l2 = 2;
        float f0 = 0, f1 = 1, f2 = 2, f3 = 3;
        double d0 = 0, d1 = 1, d2 = 2;
        Object n = null;
        return (int) (m + z + one * two + three * four + five + six + by + sh + big + l0 + l1 + l2 + f0 + f1 + f2 + f3 + d0 + d1 + d2) + (n == null ? 1 : 0);
    }

    public static void main(String[] args) {
        System.out.println(i(1, 2, 3, 4, 5));
        System.out.println(l(1, 2L << 40, 3));
        System.out.println(l1(1, 2, 3L << 33));
        System.out.println(f(1, 2, 3, 4, 5));
        System.out.println(d(1, 2, 3));
        System.out.println(d1(1, 2, 3));
        System.out.println(s("a", "b", "c", "d", "e"));
        System.out.println(new LocalSlots().inst("x", 'y', 1, 2));
        System.out.println(constants());
        {
            int scoped = 4;
            System.out.println(scoped);
        }
        {
            long scoped = 5;
            System.out.println(scoped);
        }
        {
            String scoped = "six";
            System.out.println(scoped);
        }
    }
}
