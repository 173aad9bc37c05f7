// verify:
import glassbox.spec.*;

public class Mixed {
    // constructor chaining and inherited invariants
    @Invariant("this.cap > 0")
    static class Base {
        int cap;
        @Requires("c > 0") @Modifies("this.cap") @Ensures("this.cap = c") Base(int c) { cap = c; }
    }
    @Invariant("this.used >= 0 && this.used <= this.cap")
    static class Sub extends Base {
        int used;
        @Requires("c > 0") @Modifies({"this.cap", "this.used"}) @Ensures({"this.cap = c", "this.used = 0"})
        Sub(int c) { super(c); used = 0; }
        @Modifies("this.used") @Ensures({"return <=> old(this.used) < this.cap", "return => this.used = old(this.used) + 1"})
        boolean take() { if (used >= cap) return false; used++; return true; }
        @Modifies("this.used") @Ensures({"this.used = old(this.used) + 1"})
        boolean badTake() { if (used >= cap) return false; used++; return true; }
    }
    @Invariant("this.used > 0 && this.used <= this.cap")
    static class badSub extends Base {
        int used;
        @Requires("c > 0") @Modifies({"this.cap", "this.used"}) @Ensures("this.cap = c")
        badSub(int c) { super(c); }
    }
    // field of type interface, lambda-free strategy
    interface Rule { @Ensures("return >= 0 && return <= 3") int apply(int x); }
    static class Zero implements Rule { public int apply(int x) { return 0; } }
    static class Badly implements Rule { 
        @Override public int apply(int x) { return x & 3; } }
    Rule rule;
    @Requires("this.rule != null") @Ensures("return >= 0")
    int use(int x) { return rule.apply(x); }
    @Ensures("return >= 0")
    int badUse(int x) { return rule.apply(x); }

    // while with break and flag
    @Requires("a != null") @Ensures("return <=> (all i: int | i >= 0 && i < a.length - 1 => a[i] <= a[i + 1])")
    static boolean sorted(int[] a) {
        boolean ok = true;
        int i = 0;
        while (true) {
            if (i >= a.length - 1) break;
            if (a[i] > a[i + 1]) { ok = false; break; }
            i++;
        }
        return ok;
    }
    @Requires("a != null") @Ensures("return <=> (all i: int | i >= 0 && i < a.length - 1 => a[i] <= a[i + 1])")
    static boolean badSorted(int[] a) {
        boolean ok = true;
        for (int i = 0; i + 1 < a.length; i++) { ok = a[i] <= a[i + 1]; }
        return ok;
    }
    // two-pointer merge with output array
    @Requires("a != null && b != null && a.length <= 1 && b.length <= 1")
    @Ensures({"return.length = a.length + b.length", "return.length = 2 => return[0] <= return[1]"})
    static int[] merge(int[] a, int[] b) {
        int[] r = new int[a.length + b.length];
        int i = 0, j = 0, k = 0;
        while (i < a.length || j < b.length)
            r[k++] = j >= b.length || i < a.length && a[i] <= b[j] ? a[i++] : b[j++];
        return r;
    }
    @Requires("a != null && b != null && a.length <= 1 && b.length <= 1")
    @Ensures({"return.length = a.length + b.length", "return.length = 2 => return[0] <= return[1]"})
    static int[] badMerge(int[] a, int[] b) {
        int[] r = new int[a.length + b.length];
        int i = 0, j = 0, k = 0;
        while (i < a.length || j < b.length)
            r[k++] = i < a.length ? a[i++] : b[j++];
        return r;
    }
    // linked structure with parent pointers
    static class T { T up; T kid; int h; }
    @Requires("t != null && (all x: t.*up - null | x !in x.^up)")
    @Ensures({"return != null && return.up = null", "return in t.*up"})
    static T rootOf(T t) { while (t.up != null) t = t.up; return t; }
    @Requires("t != null && (all x: t.*up - null | x !in x.^up)")
    @Ensures({"return = t.up"})
    static T badRootOf(T t) { T r = t; while (r.up != null) r = r.up; return r; }
    // nested exception translation
    static class Low extends Exception {}
    static class High extends RuntimeException { final Exception cause; High(Exception c) { cause = c; } }
    static void low(int x) throws Low { if (x > 1) throw new Low(); }
    @Throws("High: x > 1") @Modifies({}) static void high(int x) { try { low(x); } catch (Low e) { throw new High(e); } }
    @Throws("High: x > 1") @Modifies({}) static void badHigh(int x) { try { low(x); low(x + 1); } catch (Low e) { throw new High(e); } }
    // synchronized & final locals & ternary chains
    @Ensures({"a >= b && a >= c => return = a", "return = a || return = b || return = c"})
    static synchronized int max3(final int a, final int b, final int c) { return a > b ? (a > c ? a : c) : b > c ? b : c; }
    @Ensures({"return >= a && return >= b && return >= c"})
    static synchronized int badMax3(final int a, final int b, final int c) { return a > b ? a : b > c ? b : c; }
    // static nested counter shared by instances
    static int made;
    int id;
    @Requires("Mixed.made >= 0 && Mixed.made < 3") @Modifies({"this.id", "Mixed.made"}) @Ensures({"this.id = old(Mixed.made)", "Mixed.made = old(Mixed.made) + 1"})
    void assign() { id = made++; }
    @Requires("Mixed.made >= 0 && Mixed.made < 3") @Modifies({"this.id", "Mixed.made"}) @Ensures({"this.id = old(Mixed.made)"})
    void badAssign() { id = ++made; }
    // long/int mix, compound shift, char
    @Requires("x >= 0 && x <= 3") @Returns("x + x") static int dbl(int x) { long y = x; y <<= 1; return (int) y; }
    @Requires("x >= 0 && x <= 3") @Returns("x") static int badDbl(int x) { x <<= 1; x >>>= 1; return x | 1; }
    // array of objects with null elements, deep update
    @Requires("ts != null") @Modifies("ts[int].h") @Ensures("all i: int | i >= 0 && i < ts.length && ts[i] != null => ts[i].h = 0")
    static void zero(T[] ts) { for (T t : ts) { if (t == null) continue; t.h = 0; } }
    @Requires("ts != null") @Modifies("ts[int].h") @Ensures("all i: int | i >= 0 && i < ts.length && ts[i] != null => ts[i].h = 0")
    static void badZero(T[] ts) { for (T t : ts) { if (t == null) break; t.h = 0; } }
    // return value aliasing a field of argument: frame on freshly made
    @Requires("t != null") @Ensures({"return !in old(T)", "return.kid = t"})
    static T wrap(T t) { T r = new T(); r.kid = t; r.h = t.h; return r; }
    @Requires("t != null") @Ensures({"return !in old(T)", "return.kid = t"})
    static T badWrap(T t) { T r = new T(); r.kid = t; t.up = r; return r; }
}
