import glassbox.spec.*;
import java.util.*;

/** Collections go by the specifications that come with the tool. */
class Shelf {
    static class Item {
        boolean sold;
    }

    List<Object> things;
    Map<Object, Object> map;
    List<Item> items;

    @Ensures({"return.elems[0] = o", "#return.elems = 1"})
    static List<Object> single(Object o) {
        List<Object> l = new ArrayList<>();
        l.add(o);
        return l;
    }

    @Requires("this.things != null")
    @Returns("o in int.(this.things.elems)")
    boolean has(Object o) {
        return things.contains(o);
    }

    @Requires("this.things != null && #this.things.elems < 3")
    @Modifies("this.things.elems")
    @Ensures("#this.things.elems = old(#this.things.elems) + 1")
    void putSometimes(Object o) {
        if (!things.isEmpty())
            things.add(o);
    }

    @Requires("this.items != null")
    @Modifies("Shelf.Item.sold")
    @Ensures("all i: Shelf.Item | i in int.(this.items.elems) => i.sold")
    void sellAll() {
        for (Item i : items)
            if (i != null)
                i.sold = true;
    }

    @Requires("this.things != null")
    @Modifies("this.things.elems")
    @Ensures("true")
    void removeWhileWalking(Object o) {
        for (Object x : things)
            if (x == o)
                things.remove(x);
    }

    @Requires("this.map != null")
    @Modifies("this.map.map")
    @Ensures("k.(this.map.map) = (some old(k.(this.map.map)) => old(k.(this.map.map)) else v)")
    void putOnce(Object k, Object v) {
        if (!map.containsKey(k))
            map.put(k, v);
    }

    @Requires("this.map != null")
    @Modifies("this.map.map")
    @Ensures("k.(this.map.map) = (some old(k.(this.map.map)) => old(k.(this.map.map)) else v)")
    void putOnceWrongly(Object k, Object v) {
        if (map.get(k) == null)
            map.put(k, v);
    }

    @Ensures({"return.elems = a + b"})
    static Set<Object> both(Object a, Object b) {
        Set<Object> s = new HashSet<>();
        s.add(a);
        s.add(b);
        return s;
    }

    @Requires("this.things != null")
    @Returns("s in int.(this.things.elems)")
    boolean hasText(String s) {
        return things.contains(s);
    }

    static class Alike {
        public boolean equals(Object o) { return o instanceof Alike; }
        public int hashCode() { return 1; }
    }

    @Requires("this.things != null")
    @Returns("a in int.(this.things.elems)")
    boolean hasAlike(Alike a) {
        return things.contains(a);
    }

    @Requires("this.things != null")
    @Ensures("true")
    List<Object> copied() {
        List<Object> l = new ArrayList<>();
        l.addAll(things);
        return l;
    }
}

/** Boxes and lambdas. */
class Boxed {
    Integer box;
    Boolean flag;

    @Returns("x = y")
    static boolean same(int x, int y) {
        Integer i = x, j = y;
        return i == j;
    }

    @Requires("this.box != null")
    @Modifies("this.box")
    @Ensures("this.box.value = old(this.box.value) + 1")
    void increase() {
        box++;
    }

    @Modifies("this.flag")
    @Ensures("this.flag.value = b")
    void raise(boolean b) {
        flag = b;
    }

    @Returns("n + n")
    static int twice(int n) {
        java.util.function.IntUnaryOperator f = x -> x + x;
        return f.applyAsInt(n);
    }
}
