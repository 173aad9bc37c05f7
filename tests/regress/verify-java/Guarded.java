import glassbox.spec.*;
import java.util.Arrays;

/** Outside of @Requires anything may happen: neither invariant nor frame is asked. */
@Invariant("this.balance >= 0")
class Guarded {
    enum Kind { OPEN, SHUT }

    static int calls;
    private int balance;
    private Kind kind;
    private char mark;

    @Requires("b >= 0")
    @Ensures("this.balance = b")
    Guarded(int b) {
        balance = b;
    }

    @Requires("n >= 0 && n <= this.balance")
    @Modifies("this.balance")
    void take(int n) {
        if (n < 0)
            calls++;
        balance -= n;
    }

    @Requires("n >= 0")
    @Modifies("this.balance")
    void takeTooMuch(int n) {
        balance -= n;
    }

    @Returns("this.kind = Guarded.Kind.SHUT")
    boolean isShut() {
        return kind == Kind.SHUT;
    }

    @Ensures("return in Guarded.Kind + null")
    Kind kindOf() {
        return kind;
    }

    @Requires("a != null && a.length <= 2")
    @Ensures("return <= 2")
    static int length(int... a) {
        int n = 0;
        for (int x : a)
            n++;
        return n;
    }

    @Requires("c > 0")
    @Ensures({"return >= 0", "this.mark >= 0"})
    int marks(char c) {
        return mark - mark + c;
    }
}

/** Arrays that are copied as a whole. */
class Copies {
    @Requires("a != null && p >= 0 && p < a.length")
    @Modifies("a[int]")
    @Ensures({"a[p] = v", "all i: int | i >= 0 && i < p => a[i] = old(a[i])",
        "all i: int | i > p && i < a.length => a[i] = old(a[i - 1])"})
    static void insert(int[] a, int p, int v) {
        System.arraycopy(a, p, a, p + 1, a.length - p - 1);
        a[p] = v;
    }

    @Requires("a != null && p >= 0 && p < a.length")
    @Modifies("a[int]")
    @Ensures("all i: int | i >= p && i < a.length - 1 => a[i] = old(a[i])")
    static void insertWrongly(int[] a, int p) {
        System.arraycopy(a, p, a, p + 1, a.length - p - 1);
    }

    @Throws({"NullPointerException: a = null",
        "ArrayIndexOutOfBoundsException: a != null && (n < 0 || n > a.length)"})
    @Modifies("a[int]")
    static void bounds(int[] a, int n) {
        System.arraycopy(a, 0, a, a.length - n, n);
    }

    @Throws("NullPointerException: a = null")
    @Ensures({"return != a", "return.length = a.length",
        "all i: int | i >= 0 && i < a.length => return[i] = a[i]"})
    static Object[] twin(Object[] a) {
        return a.clone();
    }

    @Throws({"NegativeArraySizeException: n < 0", "NullPointerException: n >= 0 && a = null"})
    @Ensures({"return.length = n", "all i: int | i >= 0 && i < n && i < a.length => return[i] = a[i]",
        "all i: int | i >= a.length && i < n => return[i] = null"})
    static Object[] resized(Object[] a, int n) {
        return Arrays.copyOf(a, n);
    }

    @Requires("a != null && b != null")
    @Returns("a.length = b.length && (all i: int | i >= 0 && i < a.length => a[i] = b[i])")
    static boolean same(int[] a, int[] b) {
        return Arrays.equals(a, b);
    }
}
