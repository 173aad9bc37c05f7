// Arrays.sort of primitives: small, middle and large arrays, runs, duplicates, ranges, NaN, binary search
import java.util.Arrays;

public class SortPrimitives {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    static int[] make(int n, int kind) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = switch (kind) {
                case 0 -> rnd(1 << 30) - (1 << 29);
                case 1 -> i;
                case 2 -> n - i;
                case 3 -> rnd(5);
                case 4 -> i % 64;
                default -> i / 40 * 37 % 1000 + i % 40;
            };
        }
        return a;
    }

    static long check(int[] a) {
        long h = 0;
        for (int i = 0; i < a.length; i++) {
            if (i > 0 && a[i - 1] > a[i]) System.out.println("unsorted at " + i);
            h = h * 31 + a[i];
        }
        return h;
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 7, 40, 60, 300, 700, 6000}) {
            StringBuilder line = new StringBuilder().append(n).append(':');
            for (int kind = 0; kind < 6; kind++) {
                if (n == 6000 && kind > 1 && kind < 5) continue;
                int[] a = make(n, kind);
                Arrays.sort(a);
                line.append(' ').append(check(a));
            }
            System.out.println(line);
        }
        int[] part = make(200, 0);
        Arrays.sort(part, 50, 150);
        int bad = 0;
        for (int i = 51; i < 150; i++) if (part[i - 1] > part[i]) bad++;
        System.out.println(bad + " " + Arrays.hashCode(part));
        long[] l = new long[800];
        double[] d = new double[800];
        float[] f = new float[300];
        byte[] b = new byte[500];
        short[] s = new short[400];
        char[] c = new char[2500];
        for (int i = 0; i < 800; i++) {
            l[i] = (long) rnd(1 << 30) * rnd(1 << 30) - (1L << 50);
            d[i] = i % 50 == 0 ? Double.NaN : i % 60 == 0 ? -0.0 : i % 70 == 0 ? 0.0 : (rnd(1000) - 500) / 8.0;
        }
        for (int i = 0; i < f.length; i++) f[i] = i % 37 == 0 ? Float.NEGATIVE_INFINITY : i % 41 == 0 ? Float.NaN : rnd(100) / 4f - 10;
        for (int i = 0; i < b.length; i++) b[i] = (byte) rnd(256);
        for (int i = 0; i < s.length; i++) s[i] = (short) rnd(65536);
        for (int i = 0; i < c.length; i++) c[i] = (char) rnd(65536);
        Arrays.sort(l);
        Arrays.sort(d);
        Arrays.sort(f);
        Arrays.sort(b);
        Arrays.sort(s);
        Arrays.sort(c);
        System.out.println(Arrays.hashCode(l) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode(c));
        System.out.println(l[0] + " " + l[799] + " " + d[0] + " " + d[799] + " " + f[0] + " " + f[299] + " " + b[0] + " " + s[0] + " " + (int) c[0]);
        for (int i = 1; i < 784; i++) if (Double.compare(d[i - 1], d[i]) > 0) System.out.println("double order");
        int[] q = {1, 3, 5, 7, 9};
        System.out.println(Arrays.binarySearch(q, 7) + " " + Arrays.binarySearch(q, 4) + " " + Arrays.binarySearch(q, 1, 3, 9) + " " + Arrays.binarySearch(d, -0.0) + " " + (Arrays.binarySearch(l, l[400]) >= 0));
        try {
            Arrays.sort(q, 3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.sort(q, 0, 6);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
