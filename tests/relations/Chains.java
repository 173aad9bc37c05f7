// verify:
import glassbox.spec.*;

public class Chains {
    interface Shape { 
        @Requires("true") @Ensures("return >= 0") int area(); }
    @Invariant("this.w >= 0 && this.h >= 0 && this.w <= 2 && this.h <= 2")
    static class Rect implements Shape {
        int w, h;
        public int area() { return w * h; }
        @Requires("k >= 0 && k <= 2") @Modifies("this.w")
        @Ensures("this.w = k") Rect widen(int k) { this.w = k; return this; }
        @Requires("k >= 0 && k <= 3") @Modifies("this.w")
        @Ensures("this.w = k") Rect badWiden(int k) { this.w = k; return this; }
    }
    static class Square implements Shape {
        @Invariant("this.side >= 0 && this.side <= 2") int side;
        public int area() { int a = side; a *= side; return a; }
    }
    interface Figure {
        @Ensures("return >= 0") int badArea();
    }
    static class Signed implements Figure {
        int v;
        public int badArea() { return v; }
    }

    static class Cell {
        Cell next;
        int val;
        Cell(Cell n, int v) { next = n; val = v; }
    }
    @Invariant("this.top !in null => (all c: this.top.*next - null | c !in c.^next)")
    Cell top;

    // 16 push / pop
    @Modifies("this.top")
    @Ensures({"this.top.next = old(this.top)", "this.top.val = v", "this.top !in old(Cell)"})
    public void push(int v) { top = new Cell(top, v); }
    @Modifies("this.top")
    @Ensures({"this.top.next = old(this.top)", "this.top.val = v"})
    public void badPush(int v) { Cell c = new Cell(null, v); c.next = c; top = c; }

    // 17 in-place list reversal
    @Modifies({"this.top", "(this.top.*next - null).next"})
    @Ensures({"this.top.*next - null = old(this.top.*next) - null", "all c: old(this.top.*next) - null | old(c.next) != null => old(c.next).next = c"})
    public void reverse() {
        Cell prev = null, cur = top;
        while (cur != null) {
            Cell nx = cur.next;
            cur.next = prev;
            prev = cur;
            cur = nx;
        }
        top = prev;
    }
    @Modifies({"this.top", "(this.top.*next - null).next"})
    @Ensures({"this.top.*next - null = old(this.top.*next) - null"})
    public void badReverse() {
        Cell prev = null, cur = top;
        while (cur != null) {
            Cell nx = cur.next;
            cur.next = prev;
            prev = cur;
            cur = nx;
        }
        top = cur == null ? top : prev;
    }

    // 18 remove all with value, pointer to previous
    @Modifies({"this.top", "(this.top.*next - null).next"})
    @Ensures({"all c: Cell | c in this.top.*next <=> c in old(this.top.*next) && c.val != v"})
    public void removeAll(int v) {
        while (top != null && top.val == v) top = top.next;
        for (Cell c = top; c != null; ) {
            if (c.next != null && c.next.val == v) c.next = c.next.next;
            else c = c.next;
        }
    }
    @Modifies({"this.top", "(this.top.*next - null).next"})
    @Ensures({"all c: Cell | c in this.top.*next <=> c in old(this.top.*next) && c.val != v"})
    public void badRemoveAll(int v) {
        while (top != null && top.val == v) top = top.next;
        for (Cell c = top; c != null; c = c.next) {
            if (c.next != null && c.next.val == v) c.next = c.next.next;
        }
    }

    // 19 recursion
    @Requires("all d: c.*next - null | d !in d.^next")
    @Returns("#(c.*next - null)")
    static int length(Cell c) { return c == null ? 0 : 1 + length(c.next); }
    @Requires("all d: c.*next - null | d !in d.^next")
    @Returns("#(c.*next - null)")
    static int badLength(Cell c) { return c == null ? 0 : c.next == null ? 1 : badLength(c.next) + 2; }

    // 20 dynamic dispatch
    @Requires("s != null")
    @Ensures("return >= 0")
    static int areaOf(Shape s) { return s.area(); }
    @Requires("s != null")
    @Ensures("return > 0")
    static int badAreaOf(Shape s) { return s.area(); }

    // 21 instanceof and casts
    @Ensures({"o instanceof Rect => return = 1", "!(o instanceof Rect) => return = 0"})
    static int kind(Object o) { if (o instanceof Rect r && r.w >= 0) return 1; return 0; }
    @Ensures({"return = 1"})
    @Requires("o != null")
    static int badKind(Object o) { Rect r = (Rect) o; return 1; }

    // 22 abstract class with template method
    static abstract class Base {
        int n;
        abstract int step();
        @Requires("this.n >= 0 && this.n < 4")
        @Modifies("this.n")
        @Ensures("this.n > old(this.n)")
        void advance() { n += step(); }
    }
    static class One extends Base { int step() { return 1; } }
    static class Two extends Base { int step() { return 2; } 
        @Override void advance() { super.advance(); if (n < 4) super.advance(); } }
    static class Three extends Base { int step() { return 3; }
        @Override @Requires("this.n >= 0 && this.n < 4") @Modifies("this.n") @Ensures("this.n > old(this.n)")
        void advance() { n += step(); }
        @Requires("this.n >= 0 && this.n < 4") @Modifies("this.n")
        void badTwice() { advance(); advance(); } }
    static abstract class BadBase {
        int n;
        abstract int step();
        @Requires("this.n >= 0 && this.n < 4")
        @Modifies("this.n")
        @Ensures("this.n > old(this.n)")
        void badAdvance() { n += step(); }
    }
    static class BadOne extends BadBase { int step() { return 0; } }

    // 23 tie: exceptions of own class with fields
    static class Full extends Exception { final int at; Full(int at) { this.at = at; } }
    int used;
    @Requires("this.used < 3 && this.used >= 0")
    @Throws("Full: this.used >= 3")
    @Modifies("this.used")
    @Ensures("this.used = old(this.used) + 1")
    void take() throws Full { if (used >= 3) throw new Full(used); used++; }
    @Throws("Full: this.used >= 3")
    @Modifies("this.used")
    void badTake() throws Full { used++; if (used >= 3) throw new Full(used); }
    // 24 caught own exception's field
    @Ensures({"this.used >= 3 => return = this.used", "this.used < 3 => return = -1"})
    int probe() {
        try { if (used >= 3) throw new Full(used); return -1; }
        catch (Full f) { return f.at; }
    }
    @Ensures({"this.used >= 3 => return = 3", "this.used < 3 => return = -1"})
    int badProbe() {
        try { if (used >= 3) throw new Full(used); return -1; }
        catch (Full f) { return f.at; }
    }
    // 25 aliasing
    @Requires("a != null && b != null")
    @Modifies({"a.val", "b.val"})
    @Ensures({"a.val = old(b.val)", "b.val = old(a.val)"})
    static void swap(Cell a, Cell b) { int t = a.val; a.val = b.val; b.val = t; }
    @Requires("a != null && b != null")
    @Modifies({"a.val", "b.val"})
    @Ensures({"a.val = old(a.val) + 1", "b.val = old(b.val) + 1"})
    static void badIncrement(Cell a, Cell b) { a.val++; b.val++; }
}
