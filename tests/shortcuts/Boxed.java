/* Numbers that a specification boxes: one object for each number, whatever it is. Each class
 * would be judged wrongly if a box were taken for another one, or for none of the library's. */
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;
import java.util.HashMap;
import java.util.Map;

// Bounds passed down as boxes, null for none.
// all BoxedBounds --nodes 3 --ints 0..4: named
class BoxedBounds {
    static class Node {
        int key;
        @Tree Node left, right;
    }

    @Tree Node root;

    public void insert(int key) {
        root = insert(root, key);
    }

    private static Node insert(Node n, int key) {
        if (n == null) {
            Node m = new Node();
            m.key = key;
            return m;
        }
        if (key < n.key) n.left = insert(n.left, key);
        else if (key > n.key) n.right = insert(n.right, key);
        return n;
    }

    public void badInsert(int key) {
        root = insert(root, key);
        if (root.left != null) root.left.key = key;
    }

    public void badShift() {
        if (root != null && root.left != null) root.key--;
    }

    @Declarative
    boolean repOk() {
        return ordered(root, null, null);
    }

    private static boolean ordered(Node n, Integer low, Integer high) {
        if (n == null) return true;
        if (low != null && n.key <= low || high != null && n.key >= high) return false;
        return ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
    }
}

// Which object it is: the library has one box up to 127, and a new one at each call beyond.
// all BoxedSame --nodes 2 --ints 126..129: named
class BoxedSame {
    int a, b;
    boolean same;

    public void set(int x, int y) {
        a = x;
        b = y;
        same = x == y && x <= 127;
    }

    public void badSet(int x, int y) {
        a = x;
        b = y;
        same = x == y;
    }

    public void badNever(int x, int y) {
        a = x;
        b = y;
        same = false;
    }

    @Declarative
    boolean repOk() {
        return are(a, b) == same;
    }

    private static boolean are(Integer x, Integer y) {
        return x == y;
    }
}

// One box, twice: it is itself, however large.
// all BoxedItself --nodes 2 --ints 126..129: named
class BoxedItself {
    int a;
    boolean ok = true;

    public void set(int x) {
        a = x;
    }

    public void badSet(int x) {
        a = x;
        ok = x == 129 ? false : ok;
    }

    @Declarative
    boolean repOk() {
        Integer x = a;
        return is(x, x) == ok;
    }

    private static boolean is(Integer x, Object y) {
        return x == y && x.equals(y);
    }
}

// The same number boxed twice: two objects, where the library has none of its own.
// all BoxedTwice --nodes 2 --ints 126..129: named
class BoxedTwice {
    int a;
    boolean small;

    public void set(int x) {
        a = x;
        small = x <= 127;
    }

    public void badSet(int x) {
        a = x;
        small = true;
    }

    public void badNever(int x) {
        a = x;
        small = false;
    }

    @Declarative
    boolean repOk() {
        return are(a, a) == small;
    }

    private static boolean are(Integer x, Integer y) {
        return x == y;
    }
}

// Boxes of the state beside those of the specification.
// all BoxedField --nodes 2 --ints 0..3: named
class BoxedField {
    Integer boxed;
    int plain;

    public void set(int x) {
        boxed = x;
        plain = x;
    }

    public void clear() {
        boxed = null;
    }

    public void badSet(int x) {
        boxed = x + 1 > 3 ? x : x + 1;
        plain = x;
    }

    @Declarative
    boolean repOk() {
        return boxed == null || agrees(boxed, plain);
    }

    private static boolean agrees(Integer x, Integer y) {
        return x == y && x.equals(y) && y.equals(x) && x.compareTo(y) == 0;
    }
}

// What may be one box or another, or none.
// all BoxedChoice --nodes 2 --ints 0..3: named
class BoxedChoice {
    int a, b, least;
    boolean none;

    public void set(int x, int y) {
        none = false;
        a = x;
        b = y;
        least = x < y ? x : y;
    }

    public void drop() {
        none = true;
    }

    public void badSet(int x, int y) {
        none = false;
        a = x;
        b = y;
        least = x;
    }

    public void badDrop() {
        none = true;
        least = -1;
    }

    @Declarative
    boolean repOk() {
        Integer chosen = none ? null : a < b ? Integer.valueOf(a) : Integer.valueOf(b);
        return fits(chosen) && least >= 0;
    }

    private boolean fits(Object chosen) {
        return chosen == null ? none : chosen instanceof Integer && !none && chosen.equals(least) && !chosen.equals((long) least);
    }
}

// Boxes as keys of a map that is part of the state.
// all BoxedKeys --nodes 2 --ints 0..2: named
class BoxedKeys {
    private final Map<Integer, Integer> squares = new HashMap<>();
    int last;

    public void put(int x) {
        squares.put(x, x);
        last = x;
    }

    public void badLast(int x) {
        last = x;
    }

    @Declarative
    boolean repOk() {
        return squares.isEmpty() ? last == 0 : squares.containsKey(last) && squares.get(last) != null;
    }
}

// Other boxes than those of int, and numbers that change on the way into the box.
// all BoxedOthers --nodes 2 --ints 0..3: named
class BoxedOthers {
    long l;
    short s;
    byte b;
    char c;

    public void set(int x) {
        l = x;
        s = (short) x;
        b = (byte) x;
        c = (char) x;
    }

    public void badLong(int x) {
        set(x);
        l = 3 - x;
    }

    public void badChar(int x) {
        set(x);
        c = (char) (x ^ 1);
    }

    @Declarative
    boolean repOk() {
        return alike(l, s, b, c);
    }

    private static boolean alike(Long x, Short y, Byte z, Character w) {
        return x.intValue() == y && y.intValue() == z && z.intValue() == w && !x.equals((Object) y) && !y.equals((Object) z);
    }
}

// The same call with the same box, again and again: it never ends, and such a specification is false.
// sat BoxedForever --nodes 2 --ints 0..3 --steps 2000000: named
class BoxedForever {
    int a;

    public void keep() {}

    public void badSet(int x) {
        a = x;
    }

    @Declarative
    boolean repOk() {
        return ends(a);
    }

    private static boolean ends(Integer x) {
        return x == 0 || ends(x);
    }
}

// A box that a path has made, where an earlier one had another number in its place.
// all BoxedAgain --nodes 3 --ints 0..4: named
class BoxedAgain {
    static class Item {
        int key;
        @Tree Item next;
    }

    @Tree Item first;

    public void add(int key) {
        if (first != null && first.key <= key) return;
        Item i = new Item();
        i.key = key;
        i.next = first;
        first = i;
    }

    public void addSparing(int key) {
        if (first != null && first.key <= key) return;
        Item i = new Item();
        Item spare = new Item();
        i.key = key;
        spare.key = key + 1;
        Item last = first == null ? null : new Item();
        if (last != null) last.key = key + 2;
        i.next = first;
        first = i;
    }

    public void bump() {
        for (Item i = first; i != null; i = i.next) i.key += i.key < 100 ? 1 : 0;
    }

    public void badBump() {
        for (Item i = first; i != null; i = i.next) i.key += i.next == null ? 0 : 1;
    }

    @Declarative
    boolean repOk() {
        return above(first, null);
    }

    private static boolean above(Item i, Integer last) {
        return i == null || (last == null || i.key > last) && above(i.next, i.key);
    }
}

// Boxes in postconditions, of the state before and of now.
// all BoxedPost --nodes 2 --ints 0..3: named
class BoxedPost {
    int value;

    public void set(int x) {
        value = x;
    }

    public void badSet(int x) {
        if (value != x) value = 3 - x;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Post("set")
    @Declarative
    boolean isSet(BoxedPost before, int x) {
        return same(value, x) && (same(before.value, x) == (before.value == x));
    }

    @Post("badSet")
    @Declarative
    boolean isSetToo(BoxedPost before, int x) {
        return same(value, x) || same(before.value, value);
    }

    private static boolean same(Integer a, Integer b) {
        return a == b;
    }
}

// A helper gives the box: two calls are two boxes beyond the cache.
// all HelperBox --nodes 2 --ints 126..129: named
class HelperBox {
    int a;
    boolean small;
    public void set(int x) {
        a = x;
        small = x <= 127;
    }
    public void badTrue(int x) {
        a = x;
        small = true;
    }
    public void badFalse(int x) {
        a = x;
        small = false;
    }
    static Integer box(int v) {
        return v;
    }
    @Declarative
    boolean repOk() {
        return (box(a) == box(a)) == small;
    }
}

// Boxes of different classes are never equal.
// all MixBox --nodes 2 --ints 0..3: named
class MixBox {
    int a;
    long b;
    boolean eq;
    public void set(int x, int y) {
        a = x;
        b = y;
        eq = false;
    }
    public void badSet(int x, int y) {
        a = x;
        b = y;
        eq = x == y;
    }
    @Declarative
    boolean repOk() {
        return same(a, b) == eq;
    }
    static boolean same(Object p, Object q) {
        return p.equals(q) || p == q;
    }
}

// The best so far is a box that is passed down and given back.
// all ChainBox --nodes 3 --ints 0..3: named
class ChainBox {
    static class N {
        int k;
        @Tree N next;
    }
    @Tree N head;
    int max;
    public void push(int k) {
        N n = new N();
        n.k = k;
        n.next = head;
        head = n;
        if (n.next == null || k > max) max = k;
    }
    public void badPush(int k) {
        N n = new N();
        n.k = k;
        n.next = head;
        head = n;
        if (k > max) max = k;
    }
    public void pop() {
        if (head == null) return;
        head = head.next;
        max = 0;
        for (N n = head; n != null; n = n.next)
            if (n == head || n.k > max) max = n.k;
    }
    public void badPop() {
        if (head != null) head = head.next;
    }
    @Declarative
    boolean repOk() {
        Integer m = best(head, null);
        return m == null || m.intValue() == max;
    }
    static Integer best(N n, Integer sofar) {
        return n == null ? sofar : best(n.next, sofar == null || n.k > sofar ? (Integer) n.k : sofar);
    }
}

// A box made by its constructor is none of the library's.
// all NewBox --nodes 2 --ints 0..3: named
class NewBox {
    Integer f;
    int n;
    boolean cached;
    @SuppressWarnings("removal")
    public void fresh(int x) {
        f = new Integer(x);
        n = x;
        cached = false;
    }
    public void auto(int x) {
        f = x;
        n = x;
        cached = true;
    }
    @SuppressWarnings("removal")
    public void badFresh(int x) {
        f = new Integer(x);
        n = x;
        cached = true;
    }
    public void badAuto(int x) {
        f = x;
        n = x;
        cached = false;
    }
    @Declarative
    boolean repOk() {
        return f == null || (is(f, n) == cached && f.equals(n));
    }
    static boolean is(Integer a, Integer b) {
        return a == b;
    }
}

// What the library has boxes for differs by class: all bytes, characters up to 127.
// all CharBox --nodes 2 --ints 126..129: named
class CharBox {
    char c;
    short s;
    byte b;
    boolean eqc, eqs;
    public void set(char x, short y, byte z) {
        c = x;
        s = y;
        b = z;
        eqc = x <= 127;
        eqs = y <= 127;
    }
    public void badC(char x, short y, byte z) {
        c = x;
        s = y;
        b = z;
        eqc = true;
        eqs = y <= 127;
    }
    public void badS(char x, short y, byte z) {
        c = x;
        s = y;
        b = z;
        eqc = x <= 127;
        eqs = true;
    }
    @Declarative
    boolean repOk() {
        return ch(c, c) == eqc && sh(s, s) == eqs && by(b, b);
    }
    static boolean ch(Character p, Character q) {
        return p == q;
    }
    static boolean sh(Short p, Short q) {
        return p == q;
    }
    static boolean by(Byte p, Byte q) {
        return p == q;
    }
}

// Below the cache there are two boxes as well.
// all NegBox --nodes 2 --ints -130..-127: named
class NegBox {
    int a;
    long l;
    boolean ai, li;
    public void set(int x, long y) {
        a = x;
        l = y;
        ai = x >= -128;
        li = y >= -128;
    }
    public void badI(int x, long y) {
        a = x;
        l = y;
        ai = true;
        li = y >= -128;
    }
    public void badL(int x, long y) {
        a = x;
        l = y;
        ai = x >= -128;
        li = x >= -128;
    }
    @Declarative
    boolean repOk() {
        return in(a, a) == ai && lo(l, l) == li;
    }
    static boolean in(Integer p, Integer q) {
        return p == q;
    }
    static boolean lo(Long p, Long q) {
        return !(p != q);
    }
}

// Boxes in an array of the specification.
// all ArrBox --nodes 2 --ints 0..3: named
class ArrBox {
    int a, b, c;
    boolean dup;
    public void set(int x, int y, int z) {
        a = x;
        b = y;
        c = z;
        dup = x == y || y == z || x == z;
    }
    public void badSet(int x, int y, int z) {
        a = x;
        b = y;
        c = z;
        dup = x == y || y == z;
    }
    @Declarative
    boolean repOk() {
        Integer[] all = {a, b, c};
        boolean any = false;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < i; j++) any |= all[i] == all[j];
        return any == dup;
    }
}

// A result that is a box, compared with one of the specification.
// all PostBox --nodes 3 --ints 0..3: named
class PostBox {
    static class N {
        int k;
        @Tree N next;
    }
    @Tree N head;
    public Integer first() {
        return head == null ? null : (Integer) head.k;
    }
    public Integer badFirst() {
        return head == null ? null : head.next == null ? (Integer) head.k : (Integer) head.next.k;
    }
    @Declarative
    boolean repOk() {
        return true;
    }
    @Post("first")
    @Declarative
    boolean p(PostBox b, Integer r) {
        return r == least(b.head) || r != null && r.equals(b.head.k);
    }
    @Post("badFirst")
    @Declarative
    boolean q(PostBox b, Integer r) {
        return r == null ? b.head == null : r == least(b.head);
    }
    static Integer least(N n) {
        return n == null ? null : (Integer) n.k;
    }
}
