// expect: bad... violated, others hold at --arrays 2 --ints 0..2

import glassbox.Check;
import java.util.Arrays;

/** What java.util.Arrays says of two arrays is what a loop says. */
public class ArraysCompared {
    private static int first(int[] a, int[] b) {
        int i = 0;
        while (i < a.length && i < b.length && a[i] == b[i]) {
            i++;
        }
        return i == a.length && i == b.length ? -1 : i;
    }

    @Check
    public static boolean same(int[] a, int[] b) {
        boolean same = Arrays.equals(a, b);
        boolean looked = a == b || a != null && b != null && first(a, b) < 0;
        assert same == looked;
        return same;
    }

    @Check
    public static int differ(int[] a, int[] b) {
        if (a == null || b == null) {
            return -1;
        }
        int at = Arrays.mismatch(a, b);
        assert at == first(a, b);
        return at;
    }

    @Check
    public static boolean letters(char[] a, char[] b) {
        boolean same = Arrays.equals(a, b);
        assert same == Arrays.equals(b, a);
        return same;
    }

    @Check
    public static int order(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return 0;
        }
        int order = Arrays.compare(a, b);
        assert order == 0 == Arrays.equals(a, b);
        return order;
    }

    @Check
    public static boolean badLongs(long[] a, long[] b) {
        boolean same = Arrays.equals(a, b);
        assert !same || a == b : "equal, and not the same";
        return same;
    }

    @Check
    public static boolean badLast(int[] a, int[] b) {
        boolean same = Arrays.equals(a, b);
        assert same || a == null || b == null || a.length != b.length || a.length < 2 || a[0] != b[0];
        return same;
    }
}
