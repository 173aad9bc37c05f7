import glassbox.*;
import java.util.Arrays;
/** Specifications that make arrays of open sizes in every way. */
public class ArraySpecs {
    int n; int[] a; Object[] objects;
    Object x;
    @Declarative boolean repOk() { return a != null && objects != null && n >= -1 && n <= 3; }

    public void negative() { }
    @Post("negative") @Declarative boolean p1(ArraySpecs pre) { return new int[n].length == n; }

    public void index(@Range(min=-1,max=3) int i) { }
    @Post("index") @Declarative boolean p2(ArraySpecs pre, int i) { boolean[] b = new boolean[a.length]; b[i] = true; return b[i]; }

    public void copy(@Range(min=-1,max=3) int i, @Range(min=-1,max=3) int j, @Range(min=-1,max=3) int k) { }
    @Post("copy") @Declarative boolean p3(ArraySpecs pre, int i, int j, int k) {
        int[] to = new int[3];
        System.arraycopy(a, i, to, j, k);
        return true;
    }
    public void values(@Range(min=-1,max=3) int i, @Range(min=-1,max=3) int j, @Range(min=-1,max=3) int k) {
        GlassBox.assume(i >= 0 && j >= 0 && k >= 0 && i + k <= a.length && j + k <= 3);
        int[] to = {7, 7, 7};
        System.arraycopy(a, i, to, j, k);
        a = to;
    }
    @Post("values") @Declarative boolean p4(ArraySpecs pre, int i, int j, int k) {
        int[] to = new int[k + 3 - k];
        to[0] = 7; to[1] = 7; to[2] = 7;
        System.arraycopy(pre.a, i, to, j, k);
        for (int q = 0; q < 3; q++) if (to[q] != a[q]) return false;
        return true;
    }
    public void wrong(@Range(min=0,max=2) int i) {
        if (i < a.length) a[i]++;
    }
    @Post("wrong") @Declarative boolean p5(ArraySpecs pre, int i) {
        int[] to = Arrays.copyOf(pre.a, pre.a.length + 1);
        if (i < a.length && i < 2) to[i]++;
        for (int q = 0; q < a.length; q++) if (to[q] != a[q]) return false;
        return to[a.length] == 0;
    }
    public void store() { }
    @Post("store") @Declarative boolean p6(ArraySpecs pre) {
        Object[] s = new String[objects.length + 1];
        s[0] = x;
        return s[0] == x;
    }
    public void self(@Range(min=0,max=2) int i) { }
    @Post("self") @Declarative boolean p7(ArraySpecs pre, int i) {
        int[] c = a.clone();
        if (c.length < 3) return true;
        System.arraycopy(c, 0, c, 1, c.length - 1);
        return c[0] == a[0] && c[1] == a[0] && c[2] == a[1];
    }
    public void generic() { }
    @Post("generic") @Declarative boolean p8(ArraySpecs pre) {
        Object[] c = Arrays.copyOf(objects, objects.length + 1);
        for (int q = 0; q < objects.length; q++) if (c[q] != objects[q]) return false;
        return c[objects.length] == null;
    }
    public void nothing(@Range(min=0,max=2) int i) { }
    @Post("nothing") @Declarative boolean p9(ArraySpecs pre, int i) {
        int[] to = i == 2 ? null : new int[i];
        System.arraycopy(a, 0, to, 0, 0);
        return true;
    }
    public void loop() { }
    @Post("loop") @Declarative boolean p10(ArraySpecs pre) {
        int total = 0;
        for (int q = 0; q < a.length; q++) total += fresh(q + (n > 0 ? n : 0)).length;
        return total >= 0;
    }
    @Declarative static int[] fresh(int k) { int[] r = new int[k]; for (int q = 0; q < k; q++) r[q] = q; return r; }
    public void lists(@Range(min=0,max=3) int k) { }
    @Post("lists") @Declarative boolean p11(ArraySpecs pre, int k) {
        int[] r = fresh(k);
        return k == 0 || r[k - 1] == k - 1 && fresh(k)[0] == 0;
    }
}

/** Too many sizes to have an array for each. */
class ArrayOfManySizes {
    int n;

    @Declarative boolean repOk() { return new int[n * n * n].length >= 0; }

    public void op() { }
}

/** Asserts what its invariant computes in an array of its own. */
class ArrayAsserts {
    int[] a;
    int n;

    @Declarative boolean repOk() {
        return a != null && n >= 0 && n <= a.length && sum(n) <= 4;
    }

    @Declarative int sum(int n) {
        int[] s = new int[n + 1];
        for (int i = 0; i < n; i++) s[i + 1] = s[i] + a[i];
        return s[n];
    }

    public void pop() {
        assert sum(n) <= 4;
        if (n > 0) n--;
        assert repOk();
    }

    public void push() {
        if (n < a.length) n++;
        assert sum(n) <= 4;
    }
}

/** Copies into its own state. */
class ArrayCopies {
    int[] a;

    @Declarative boolean repOk() {
        if (a == null || a.length < 2) return false;
        System.arraycopy(a, 0, a, 1, 1);
        return true;
    }

    public void op() { }
}

/** An array of arrays is not supported. */
class ArrayOfArrays {
    int n;

    @Declarative boolean repOk() { return new int[2][2].length == 2; }

    public void op() { }
}
