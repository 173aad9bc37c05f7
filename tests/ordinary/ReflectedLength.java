// expect: bad... violated, others hold at --ints 0..3 --arrays 3
import glassbox.*;
import java.lang.reflect.Array;

/* Lengths by java.lang.reflect.Array, as utility classes ask for them. */
public class ReflectedLength {
    private int last;

    @Declarative
    boolean repOk() {
        return last >= 0;
    }

    static int length(Object array) {
        return array == null ? 0 : Array.getLength(array);
    }

    public void longest(int[] a, boolean[] b) {
        int n = Math.max(length(a), length(b));
        for (int i = n; i < length(a); i++) assert false;
        last = n;
    }

    public int indexOf(int[] a, int x) {
        for (int i = 0; i < length(a); i++) if (a[i] == x) return i;
        return -1;
    }

    @Post("indexOf")
    @Declarative
    boolean found(ReflectedLength before, int result, int[] a, int x) {
        return result == -1 || a[result] == x;
    }

    public void badNull(int[] a) {
        last = Array.getLength(a);
    }

    public void badLast(int[] a) {
        last = length(a) - 1;
    }

    public void noArray(Object o) {
        try {
            if (o != null && !o.getClass().isArray()) Array.getLength(o);
        } catch (IllegalArgumentException e) {
            return;
        }
        assert o == null;
    }
}
