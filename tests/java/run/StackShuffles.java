// every dup, dup_x, dup2_x and pop form: values of assignments and increments on fields, statics and arrays
public class StackShuffles {
    int i;
    long l;
    double d;
    float f;
    Integer boxed = 5;
    String s = "s";
    static int si;
    static long sl;
    static double sd;
    static Long sboxed = 7L;
    StackShuffles next;

    static long twice(long v) {
        sl += v;
        return v * 2;
    }

    static double half(double v) {
        return v / 2;
    }

    static int count(int v) {
        si += v;
        return si;
    }

    public static void main(String[] args) {
        StackShuffles o = new StackShuffles();
        int a = o.i++;
        int b = ++o.i;
        long c = o.l++;
        long d = ++o.l;
        double e = o.d--;
        double f = --o.d;
        float g = o.f += 2.5f;
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g);
        int[] ia = new int[4];
        long[] la = new long[4];
        double[] da = new double[4];
        String[] sa = {"a", "b"};
        System.out.println(ia[1]++ + " " + ++ia[1] + " " + (ia[1] += 5) + " " + (ia[2] = ia[1]));
        System.out.println(la[1]++ + " " + ++la[1] + " " + (la[1] += 5) + " " + (la[2] = la[1]));
        System.out.println(da[1]++ + " " + ++da[1] + " " + (da[1] += 5) + " " + (da[2] = da[1]));
        System.out.println((sa[0] += "x") + " " + (sa[1] = sa[0]) + " " + (o.s += 1));
        System.out.println(si++ + " " + ++si + " " + sl++ + " " + ++sl + " " + sd++ + " " + ++sd);
        System.out.println((o.i = si = 4) + " " + (o.l = sl = 5L) + " " + (o.d = sd = 6.5));
        System.out.println(o.boxed++ + " " + ++o.boxed + " " + sboxed++ + " " + ++sboxed + " " + (o.boxed += 10));
        Integer[] boxes = {1, 2, 3};
        System.out.println(boxes[0]++ + " " + ++boxes[0] + " " + (boxes[1] *= 4));
        twice(3);
        half(3);
        count(3);
        o.toString();
        new StackShuffles();
        System.out.println(sl + " " + si);
        long x, y, z;
        x = y = z = 1L << 40;
        System.out.println(x + y + z);
        int p, q;
        p = q = ia[3] = la.length;
        System.out.println(p + q + ia[3]);
        o.next = new StackShuffles();
        o.next.next = o;
        System.out.println(o.next.next.i++ + o.next.next.next.i--);
        System.out.println((o.next.l = o.next.next.l += 7) + " " + (la[(int) (o.l % 4)] += o.l++));
        ia[si % 4] += si++ * ia[si % 4]--;
        System.out.println(java.util.Arrays.toString(ia) + si);
    }
}
