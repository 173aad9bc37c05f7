// verify: --unroll 4
import glassbox.spec.*;

public class Corners {
    static class A { int x; int get() { return x; } static int s() { return 1; } }
    static class B extends A { int x; @Override int get() { return x; } int up() { return super.x; } static int s() { return 2; } }

    @Requires("b != null") @Modifies({"b.x", "{a: A | a = b}.x"})
    @Ensures({"return = 0", "b.x = 5", "all a: A | a = b => a.x = 0"})
    static int shadow(B b) { b.x = 5; ((A) b).x = 0; return b.up(); }
    @Requires("b != null") @Modifies("b.x")
    @Ensures("return = 0")
    static int badShadowFrame(B b) { b.x = 5; ((A) b).x = 0; return b.up(); }
    @Requires("b != null") @Modifies({"b.x", "{a: A | a = b}.x"})
    @Ensures("return = b.x")
    static int badShadow(B b) { b.x = 0; ((A) b).x = 3; return b.up(); }

    @Returns("1") static int statics(A a) { return a.s(); }
    @Returns("2") static int badStatics(A a) { return a.s(); }

    @SuppressWarnings("finally")
    @Returns("2") static int fin(int n) { try { if (n == 0) throw new RuntimeException(); return 1; } finally { return 2; } }
    @Returns("1") static int badFin(int n) { int r = 1; try { return r; } finally { r = 2; if (n == 3) throw new IllegalStateException(); } }
    @Returns("1") static int fin2(int n) { int r = 1; try { return r; } finally { r = 2; } }


    @Requires("a != null && b != null && a.length > 0 && b.length > 0")
    @Modifies({"a[0]", "b[0]"})
    @Ensures({"b[0] = 2", "a != b => a[0] = 1", "a = b => a[0] = 2"})
    static void alias(int[] a, int[] b) { a[0] = 1; b[0] = 2; }
    @Requires("a != null && b != null && a.length > 0 && b.length > 0")
    @Modifies({"a[0]", "b[0]"})
    @Ensures({"a[0] = 1", "b[0] = 2"})
    static void badAlias(int[] a, int[] b) { a[0] = 1; b[0] = 2; }

    enum Color { RED, GREEN, BLUE; Color next() { return values()[(ordinal() + 1) % 3]; } }
    @Requires("c != null")
    @Ensures({"c = Color.RED => return = 0", "c = Color.GREEN => return = 1", "c = Color.BLUE => return = 2"})
    static int code(Color c) { switch (c) { case RED: return 0; case GREEN: return 1; default: return 2; } }
    @Requires("c != null")
    @Ensures({"c = Color.RED => return = 0", "c = Color.GREEN => return = 1", "c = Color.BLUE => return = 1"})
    static int badCode(Color c) { return switch (c) { case RED -> 0; case GREEN -> 1; case BLUE -> 2; }; }

    interface Def { default int twice(int k) { return once(k) + once(k); } int once(int k); }
    static class Inc implements Def { public int once(int k) { return k + 1; } }
    static class Over implements Def { public int once(int k) { return k; } public int twice(int k) { return k; } }
    @Requires("d != null && k >= 0 && k < 2")
    @Ensures({"d instanceof Inc => return = k + k + 2", "d instanceof Over => return = k"})
    static int dflt(Def d, int k) { return d.twice(k); }
    @Requires("d != null && k >= 0 && k < 2")
    @Ensures({"return = k + k + 2"})
    static int badDflt(Def d, int k) { return d.twice(k); }

    static class Box<T> { T v; Box(T v) { this.v = v; } T swap(T n) { T o = v; v = n; return o; } }
    @Requires("b != null") @Modifies("b.v") @Ensures({"return = old(b.v)", "b.v = n"})
    static <T> T box(Box<T> b, T n) { return b.swap(n); }
    @Requires("b != null") @Modifies("b.v") @Ensures({"return = b.v"})
    static <T> T badBox(Box<T> b, T n) { return b.swap(n); }

    @Requires("n >= 0 && n <= 3") @Ensures("return <=> n = 0 || n = 2")
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    @Requires("n >= 0 && n <= 3") @Ensures("return <=> n = 1 || n = 3")
    static boolean badEven(int n) { return n == 0 || odd(n - 1); }

    @Requires("k >= 0 && k < 3")
    @Ensures({"k = 0 => return = 1", "k = 1 => return = 2", "k = 2 => return = 4"})
    static int shift(int k) { return 1 << k; }
    @Ensures({"return > 0 || k < 0 || k > 2", "k = 0 => return = 1"})
    static int shift2(int k) { return 1 << k; }

    int[] data; int n;
    @Requires("this.data != null && this.n >= 0 && this.n <= this.data.length && this.n <= 3")
    @Modifies({"this.n", "this.data[int]"})
    @Ensures({"old(this.n) > 0 => this.n = old(this.n) - 1", "all i: int | i >= 1 && i < old(this.n) => this.data[i - 1] = old(this.data[i])"})
    void shiftLeft() { if (n == 0) return; System.arraycopy(data, 1, data, 0, --n); }
    @Requires("this.data != null && this.n >= 0 && this.n <= this.data.length && this.n <= 3")
    @Modifies({"this.n", "this.data[int]"})
    @Ensures({"old(this.n) > 0 => this.n = old(this.n) - 1", "all i: int | i >= 1 && i < old(this.n) => this.data[i - 1] = old(this.data[i])"})
    void badShiftLeft() { if (n == 0) return; System.arraycopy(data, 0, data, 1, --n); }

    class Inner { int d; void bump() { n += d; } }
    @Requires("in != null && this.n >= 0 && this.n < 3") @Modifies("Corners.n")
    @Ensures("this.n = old(this.n) + 1 || true")
    void inner(Inner in) { in.d = in.d; in.bump(); }
    @Requires("this.n >= 0 && this.n < 3") @Modifies("this.n")
    @Ensures("this.n = old(this.n) + 1")
    void inner2() { Inner i = new Inner(); i.d = 1; i.bump(); }
    @Requires("this.n >= 0 && this.n < 3") @Modifies("this.n")
    @Ensures("this.n = old(this.n)")
    void badInner2() { Inner i = new Inner(); i.d = 1; i.bump(); }

    @Requires("b = null || b.v != null") 
    @Ensures({"b = null => return = null", "b != null => return = b.v"})
    static Object nul(Box<Object> b) { return b == null ? null : b.v; }
    @Ensures({"b != null => return = b.v"})
    static Object badNul(Box<Object> b) { return b.v; }

    static int varsum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    @Requires("a >= 0 && a < 3 && b >= 0 && b < 3") @Returns("a + b") static int var(int a, int b) { return varsum(a, b); }
    @Requires("a >= 0 && a < 3 && b >= 0 && b < 3") @Returns("a + b") static int badVar(int a, int b) { return varsum(a, b, 1); }

    // inconsistent invariants of a class not touched
    @Requires("q != null") @Ensures("return != q && return.x = q.x")
    static A copy(A q) { A r = q instanceof B ? new B() : new A(); r.x = q.x; return r; }
    @Requires("q != null") @Ensures("return.x = q.x && return != q")
    static A badCopy(A q) { A r = q; r.x = q.x; return r; }

    static long acc;
    @Modifies("Corners.acc") @Requires("Corners.acc = 0 && n >= 0 && n <= 2") @Ensures("Corners.acc = n + n")
    static void lng(int n) { for (int i = 0; i < n; i++) acc += 2; }
    @Modifies("Corners.acc") @Requires("Corners.acc = 0 && n >= 0 && n <= 2") @Ensures("Corners.acc = n + n")
    static void badLng(int n) { int i = 0; do { acc += 2; } while (++i < n); }

    @Requires("m != null && m.length > 1 && m[0] != null && m[1] != null && m[0].length > 0 && m[1].length > 0") 
    @Ensures("return <=> m[0][0] = m[1][0]")
    static boolean matrix(int[][] m) { return m[0][0] == m[1][0]; }
    @Requires("m != null && m.length > 1 && m[0] != null && m[1] != null && m[0].length > 0 && m[1].length > 0") 
    @Ensures("return <=> m[0][0] = m[1][0]") @Modifies("m[0][0]")
    static boolean badMatrix(int[][] m) { boolean r = m[0][0] == m[1][0]; m[0][0] = 1; return r; }

    // private fields of the same name, above and below
    static class Meter {
        private int count;
        @Requires("this.count >= 0 && this.count < 4") @Modifies("this.count")
        @Ensures("this.count = old(this.count) + 1")
        void tick() { count++; }
        @Requires("this.count >= 0 && this.count < 4") @Modifies("this.count")
        @Ensures("this.count = old(this.count)")
        void badTick() { count++; }
        @Returns("this.count") int reading() { return count; }
    }
    static class DailyMeter extends Meter {
        private int count;
        @Requires("this.count >= 0 && this.count < 4") @Modifies("this.count")
        @Ensures("this.count = old(this.count) + 1")
        void day() { count++; }
        @Returns("this.count") int badReading() { return reading(); }
    }
    static abstract class Plain {
        int v;
        @Requires("p != null") @Returns("p.v") static int of(Plain p) { return p.v; }
    }
    static class Fancy extends Plain {
        int v;
        @Requires("f != null") @Returns("f.v") static int badOf(Fancy f) { return Plain.of(f); }
        @Requires("f != null") @Returns("f.v") static int own(Fancy f) { return f.v; }
    }
}
