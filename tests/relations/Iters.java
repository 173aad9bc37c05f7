// verify: --scope 2,List=1,Set=1,Iterator=1 --bitwidth 3 --unroll 2
import glassbox.spec.*;
import java.util.*;

/** Iterators that take out what they gave. */
class Iters {
    @Requires("l != null")
    @Modifies("l.elems")
    @Ensures({"o !in int.(l.elems)", "int.(l.elems) = int.(old(l.elems)) - o"})
    static void purge(List<Object> l, Object o) {
        for (Iterator<Object> it = l.iterator(); it.hasNext(); )
            if (it.next() == o) it.remove();
    }

    @Requires("l != null")
    @Modifies("l.elems")
    @Ensures({"o !in int.(l.elems)"})
    static void badPurge(List<Object> l, Object o) {
        for (Iterator<Object> it = l.iterator(); it.hasNext(); )
            if (it.next() == o) { it.remove(); return; }
    }

    @Requires("s != null")
    @Modifies("s.elems")
    @Ensures("s.elems = old(s.elems) - o")
    static void drop(Set<Object> s, Object o) {
        Iterator<Object> it = s.iterator();
        while (it.hasNext()) {
            Object x = it.next();
            if (x == o) { it.remove(); break; }
        }
    }

    @Requires("s != null")
    @Modifies("s.elems")
    @Ensures("s.elems = old(s.elems) - o")
    static void badDrop(Set<Object> s, Object o) {
        for (Iterator<Object> it = s.iterator(); it.hasNext(); ) {
            it.remove();
            if (it.next() == o) return;
        }
    }

    @Requires("l != null && #l.elems > 0")
    @Modifies("l.elems")
    @Ensures("#l.elems = #old(l.elems) - 1")
    static void badTwice(List<Object> l) {
        Iterator<Object> it = l.iterator();
        it.next();
        it.remove();
        it.remove();
    }

    @Requires("l != null && #l.elems > 0")
    @Modifies("l.elems")
    @Ensures({"#l.elems = #old(l.elems) - 1", "all i: int | i >= 0 => l.elems[i] = old(l.elems)[i + 1]"})
    @Throws("IllegalStateException: false")
    static void first(List<Object> l) {
        Iterator<Object> it = l.iterator();
        it.next();
        it.remove();
    }
}
