/* Idioms of many authors, each operation beside a wrong one: iterators as inner classes, exceptions that end loops,
 * enums with bodies, switch on text, tricks with bits, narrow numbers, arrays of arrays, records, default methods,
 * variable arguments, text built piece by piece, values that are kept once computed. */
import glassbox.Declarative;
import glassbox.Tree;
import java.util.Iterator;
import java.util.NoSuchElementException;

// all Strided --nodes 3 --ints 0..3: named
class Strided<T> {
    class Walk implements Iterator<Node> {
        Node at = first;
        public boolean hasNext() { return at != null; }
        public Node next() {
            if (at == null) throw new NoSuchElementException();
            Node n = at;
            at = at.next;
            return n;
        }
    }
    static class Node { int v; @Tree Node next; }
    @Tree Node first;
    int size;
    @Declarative boolean repOk() {
        int n = 0;
        for (Node x = first; x != null; x = x.next) n++;
        return n == size;
    }
    public int sum() { int s = 0; for (Iterator<Node> i = new Walk(); i.hasNext();) s += i.next().v; assert s >= 0; return s; }
    public int count() { int n = 0; try { for (Walk w = new Walk(); ; w.next()) n++; } catch (NoSuchElementException e) { assert n == size + 1; } return n; }
    public int badCount() { int n = 0; try { for (Walk w = new Walk(); ; w.next()) n++; } catch (NoSuchElementException e) { assert n <= 2; } return n; }
    public void drop() { if (first != null) { first = first.next; size--; } }
    public void badDrop() { if (first != null && first.next != null) { first.next = first.next.next; size -= first.next == null ? 1 : 2; } }
}

// all Gear --nodes 1 --ints 0..3: named
class Gear {
    enum Kind {
        LOW(1) { int apply(int x) { return x; } },
        HIGH(3) { int apply(int x) { return 3 * x; } },
        BACK(-1) { int apply(int x) { return -x; } };
        final int ratio;
        Kind(int ratio) { this.ratio = ratio; }
        abstract int apply(int x);
    }
    Kind kind;
    @Declarative boolean repOk() { return kind != null; }
    public int drive(int x) { int y = kind.apply(x); assert y == kind.ratio * x; return y; }
    public int badDrive(int x) { int y = kind.apply(x); assert y >= 0; return y; }
    public void shift() { switch (kind) { case LOW: kind = Kind.HIGH; break; case HIGH: kind = Kind.BACK; break; default: kind = Kind.LOW; } }
    public void badShift() { kind = kind == Kind.BACK ? null : Kind.values()[kind.ordinal() + 1]; }
    public String name(int x) {
        String s = x == 0 ? "zero" : x == 1 ? "one" : "many";
        switch (s) { case "zero": assert x == 0; break; case "one": assert x == 1; break; default: assert x > 1; }
        return s;
    }
    public void badName(int x) {
        String s = x == 0 ? "zero" : x == 1 ? "one" : "many";
        switch (s) { case "zero": case "one": return; default: assert x != 3; }
    }
}

// all Bits --nodes 1 --ints 0..7: named
class Bits {
    int a; byte b; char c; long l;
    @Declarative boolean repOk() { return Integer.bitCount(a) <= 2 && b >= 0; }
    public void lowest() { int low = a & -a; assert a == 0 || Integer.bitCount(low) == 1 && (a & low) != 0; a &= a - 1; }
    public void badLowest() { a |= a + 1; }
    public void narrow() { byte x = (byte) (b + 127); assert b == 0 ? x == 127 : x < 0; }
    public void badNarrow() { byte x = (byte) (b + 125); assert x >= 0; }
    public void chars() { char x = c; x -= 8; assert x > 65000; }
    public void badChars() { char x = c; x += 65530; assert x > 7; }
    public void longs() { long x = l << 33; assert x >>> 33 == l; }
    public void badLongs() { long x = l << 61; assert x >= 0; }
    public void isPower() { boolean p = a > 0 && (a & a - 1) == 0; assert p == (Integer.bitCount(a) == 1); }
}

// all Board --nodes 1 --arrays 2 --ints 0..2: named
class Board {
    int[][] cell;
    @Declarative boolean repOk() {
        if (cell == null || cell.length != 2) return false;
        for (int[] row : cell) if (row == null || row.length != 2) return false;
        return cell[0] != cell[1];
    }
    public void set(int i, int j, int v) { if (i > 1 || j > 1) return; int[] other = cell[1 - i]; int was = other[j]; cell[i][j] = v; assert other[j] == was; }
    public void badSet(int i, int j) { if (i > 1 || j > 1) return; int was = cell[1][1]; cell[j][i] = 2; assert cell[1][1] == was || i == 0; }
    public void badShare() { cell[0] = cell[1]; }
    public int trace() { int s = 0; for (int i = 0; i < cell.length; i++) s += cell[i][i]; assert s <= 4; return s; }
}

// all Shapes --nodes 2 --ints 0..3: named
class Shapes {
    interface Sized { int size(); default boolean isLarger(Sized o) { return size() > o.size(); } }
    record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException(); } int norm() { return Math.max(x, y); } }
    static final class Box implements Sized { int w, h; public int size() { return w * h; } }
    @Tree Box one, two;
    static int made;
    @Declarative boolean repOk() { return one != null && two != null; }
    public void compares() { assert !(one.isLarger(two) && two.isLarger(one)); }
    public void badCompares() { assert one.isLarger(two) || two.isLarger(one) || one.w == two.w; }
    public void points() { Point p = new Point(one.w, one.h); assert p.equals(new Point(one.w, one.h)) && p.norm() >= one.w; }
    public void badPoints() { assert new Point(one.w, two.w).equals(new Point(two.w, one.w)); }
    private static int most(int... all) { int m = Integer.MIN_VALUE; for (int x : all) m = x > m ? x : m; return m; }
    public void varargs() { assert most(one.w, one.h, two.w) >= two.w; assert most() < 0; }
    public void badVarargs() { assert most(one.w, one.h) >= two.w; }
    public void text() { StringBuilder b = new StringBuilder(); for (int i = 0; i < one.w; i++) b.append('x'); assert b.length() == one.w && b.reverse().toString().length() == one.w; }
    public void badText() { StringBuilder b = new StringBuilder(); b.append(one.w).append(','); assert !b.toString().equals("2,"); }
}

// all Cached --nodes 2 --ints 0..2: named
class Cached {
    static class Node { int v; @Tree Node next; Integer memo; }
    @Tree Node first;
    @Declarative static int sum(Node n) { return n == null ? 0 : n.v + sum(n.next); }
    @Declarative boolean repOk() { for (Node n = first; n != null; n = n.next) if (n.memo != null && n.memo != sum(n)) return false; return true; }
    private static int total(Node n) { if (n == null) return 0; if (n.memo == null) n.memo = n.v + total(n.next); return n.memo; }
    public int total() { int t = total(first); assert t == sum(first); return t; }
    public void set(int v) { if (first != null) { first.v = v; first.memo = null; } }
    public void badSetNext(int v) { if (first != null && first.next != null) { first.next.v = v; first.next.memo = null; } }
}
