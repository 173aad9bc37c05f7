// verify: --unroll 4
import glassbox.spec.*;

/** Array and arithmetic helpers as one finds them in utility classes. */
public final class ArrayTools {
    private ArrayTools() {}

    static int counter;
    static final int LIMIT = 3;

    // 1 index of minimum, early return
    @Requires("a != null && a.length > 0")
    @Ensures({"return >= 0 && return < a.length", "all i: int | i >= 0 && i < a.length => a[return] <= a[i]"})
    public static int argMin(int[] a) {
        int best = 0;
        for (int i = 1, n = a.length; i < n; ++i) if (a[i] < a[best]) best = i;
        return best;
    }
    @Requires("a != null && a.length > 0")
    @Ensures({"return >= 0 && return < a.length", "all i: int | i >= 0 && i < a.length => a[return] < a[i] || i = return"})
    public static int badArgMin(int[] a) {
        int best = 0;
        for (int i = 1, n = a.length; i < n; ++i) if (a[i] < a[best]) best = i;
        return best;
    }

    // 2 reverse in place
    @Requires("a != null")
    @Modifies("a[int]")
    @Ensures("all i: int | i >= 0 && i < a.length => a[i] = old(a[a.length - 1 - i])")
    public static void reverse(int[] a) {
        for (int lo = 0, hi = a.length - 1; lo < hi; lo++, hi--) {
            int t = a[lo];
            a[lo] = a[hi];
            a[hi] = t;
        }
    }
    @Requires("a != null")
    @Modifies("a[int]")
    @Ensures("all i: int | i >= 0 && i < a.length => a[i] = old(a[a.length - 1 - i])")
    public static void badReverse(int[] a) {
        for (int lo = 0, hi = a.length - 1; lo <= hi; lo++, hi--) {
            a[lo] ^= a[hi];
            a[hi] ^= a[lo];
            a[lo] ^= a[hi];
        }
    }

    // 3 clamp ternary
    @Requires("lo <= hi")
    @Ensures({"return >= lo && return <= hi", "x >= lo && x <= hi => return = x"})
    public static int clamp(int x, int lo, int hi) {
        return x < lo ? lo : x > hi ? hi : x;
    }
    @Ensures({"return >= lo && return <= hi", "x >= lo && x <= hi => return = x"})
    public static int badClamp(int x, int lo, int hi) {
        return x < lo ? lo : x > hi ? hi : x;
    }

    // 4 do-while digit count (base 2), unsigned
    @Requires("n >= 0")
    @Ensures({"n = 0 => return = 1", "n > 3 && n <= 7 => return = 3"})
    public static int width(int n) {
        int w = 0;
        do {
            w++;
            n >>= 1;
        } while (n != 0);
        return w;
    }
    @Requires("n >= 0")
    @Ensures({"n = 0 => return = 0", "n > 3 && n <= 7 => return = 3"})
    public static int badWidth(int n) {
        int w = 0;
        do {
            w++;
            n >>= 1;
        } while (n != 0);
        return w;
    }

    // 5 switch with fall through
    @Ensures({"k = 0 => return = 3", "k = 1 => return = 2", "k = 2 => return = 1", "k < 0 || k > 2 => return = 0"})
    public static int fall(int k) {
        int r = 0;
        switch (k) {
            case 0: r++;
            case 1: r++;
            case 2: r++; break;
            default:
        }
        return r;
    }
    @Ensures({"k = 0 => return = 1", "k = 1 => return = 1"})
    public static int badFall(int k) {
        int r = 0;
        switch (k) {
            case 0: r++;
            case 1: r++; break;
            default: r = -1;
        }
        return r;
    }

    // 6 statics: counter with limit
    @Requires("ArrayTools.counter >= 0 && ArrayTools.counter <= 3")
    @Modifies("ArrayTools.counter")
    @Ensures({"old(ArrayTools.counter) < 3 => ArrayTools.counter = old(ArrayTools.counter) + 1 && return", "old(ArrayTools.counter) = 3 => ArrayTools.counter = 3 && !return"})
    public static boolean tick() {
        if (counter >= LIMIT) return false;
        counter += 1;
        return true;
    }
    @Requires("ArrayTools.counter >= 0 && ArrayTools.counter <= 3")
    @Ensures({"return <=> ArrayTools.counter < 3"})
    public static boolean badTick() {
        return counter++ < LIMIT;
    }

    // 7 exceptions with try/finally
    @Modifies("ArrayTools.counter")
    @Throws("IllegalArgumentException: n < 0")
    @Ensures("ArrayTools.counter = 0")
    @Returns("n")
    public static int guarded(int n) {
        try {
            if (n < 0) throw new IllegalArgumentException("negative: " + n);
            return n;
        } finally {
            counter = 0;
        }
    }
    @Modifies("ArrayTools.counter")
    @Throws("IllegalArgumentException: n <= 0")
    @Returns("n")
    public static int badGuarded(int n) {
        try {
            if (n < 0) throw new IllegalArgumentException("negative: " + n);
            return n;
        } finally {
            counter = 0;
        }
    }

    // 8 catching array bounds
    @Requires("a != null")
    @Ensures({"i >= 0 && i < a.length => return = a[i]", "i < 0 || i >= a.length => return = dflt"})
    public static int getOr(int[] a, int i, int dflt) {
        try {
            return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            return dflt;
        }
    }
    @Ensures({"i >= 0 && i < a.length => return = a[i]", "i < 0 || i >= a.length => return = dflt"})
    public static int badGetOr(int[] a, int i, int dflt) {
        try {
            return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            return dflt;
        }
    }

    // 9 nested loops: has duplicate
    @Requires("a != null")
    @Ensures("return <=> (some i, j: int | i >= 0 && i < j && j < a.length && a[i] = a[j])")
    public static boolean hasDuplicate(int[] a) {
        outer:
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a.length; j++) {
                if (j == i) continue outer;
                if (a[i] == a[j]) return true;
            }
        }
        return false;
    }
    @Requires("a != null")
    @Ensures("return <=> (some i, j: int | i >= 0 && i < j && j < a.length && a[i] = a[j])")
    public static boolean badHasDuplicate(int[] a) {
        for (int i = 1; i < a.length; i++) if (a[i] == a[i - 1]) return true;
        return false;
    }

    // 10 compound assignments on array elements with side effects in index
    @Requires("a != null && a.length = 2")
    @Modifies("a[int]")
    @Ensures({"a[0] = old(a[0]) + 1", "a[1] = old(a[1]) + old(a[0]) + 1", "return = 2"})
    public static int sides(int[] a) {
        int i = 0;
        a[i++]++;
        a[i++] += a[i - 2];
        return i;
    }
    @Requires("a != null && a.length = 2")
    @Modifies("a[int]")
    @Ensures({"a[0] = old(a[0]) + 1", "a[1] = old(a[1]) + old(a[0])", "return = 2"})
    public static int badSides(int[] a) {
        int i = 0;
        a[i++]++;
        a[i++] += a[i - 2];
        return i;
    }

    // 11 generic object array fill / identity search
    @Requires("a != null")
    @Ensures({"return = -1 <=> (no i: int | i >= 0 && i < a.length && a[i] = key)", "return >= 0 => return < a.length && a[return] = key", "return >= -1"})
    public static int lastIndexOf(Object[] a, Object key) {
        int i = a.length;
        while (--i >= 0 && a[i] != key) ;
        return i;
    }
    @Requires("a != null")
    @Ensures({"return = -1 <=> (no i: int | i >= 0 && i < a.length && a[i] = key)", "return >= 0 => return < a.length && a[return] = key"})
    public static int badLastIndexOf(Object[] a, Object key) {
        int i = a.length;
        while (--i > 0 && a[i] != key) ;
        return i;
    }

    // 12 new array returned, frame says nothing changes
    @Requires("a != null && a.length < 4")
    @Ensures({"return != null && return != a && return.length = a.length + 1", "return[a.length] = v", "all i: int | i >= 0 && i < a.length => return[i] = a[i]"})
    public static int[] append(int[] a, int v) {
        int[] r = new int[a.length + 1];
        int n = 0;
        for (int x : a) r[n++] = x;
        r[n] = v;
        return r;
    }
    @Requires("a != null")
    @Ensures({"return != null && return.length = a.length + 1", "return[a.length] = v"})
    public static int[] badAppend(int[] a, int v) {
        int[] r = new int[a.length + 1];
        int n = 0;
        for (int x : a) { r[n++] = x; a[n - 1] = 0; }
        r[n] = v;
        return r;
    }

    // 13 boolean logic with short circuit and side effects
    @Modifies("ArrayTools.counter")
    @Ensures({"return <=> a && b", "!a => ArrayTools.counter = old(ArrayTools.counter)"})
    public static boolean both(boolean a, boolean b) {
        return a && (counter = 1) == 1 && b;
    }
    @Modifies("ArrayTools.counter")
    @Ensures({"return <=> a && b", "!a => ArrayTools.counter = old(ArrayTools.counter)"})
    public static boolean badBoth(boolean a, boolean b) {
        return a & (counter = 1) == 1 & b;
    }
    // 14 division semantic
    @Requires("b > 0")
    @Ensures({"return >= 0 && return < b", "(return - a rem b) rem b = 0"})
    public static int floorMod(int a, int b) {
        int m = a % b;
        return m < 0 ? m + b : m;
    }
    @Requires("b > 0")
    @Ensures({"return >= 0 && return < b"})
    public static int badFloorMod(int a, int b) {
        return a % b;
    }
    // 15 division by zero thrown
    @Throws("ArithmeticException: b = 0")
    @Ensures("b != 0 => return = a div b")
    public static int div(int a, int b) {
        return a / b;
    }
    @Ensures("b != 0 => return = a div b")
    public static int badDiv(int a, int b) {
        return a / b;
    }
}
