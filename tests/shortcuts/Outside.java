// Nodes that come from outside need not be part of the tree: what the invariant says of those that are
// is not true of them (src/prove/derived.c and all that looks at positions alone).

import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;
import java.util.*;
import java.util.function.*;

abstract class Par {
    static class N {
        int k;
        N parent;
        @Tree N left, right;
    }

    @Declarative
    static boolean ok(N n, N p) {
        return n == null || n.parent == p && ok(n.left, n) && ok(n.right, n);
    }

    static boolean good(N n) {
        return n == null || n.parent == null || n.parent.left == n || n.parent.right == n;
    }
}

// A node that comes from outside need not be attached: what the invariant says of parents is not true of it.
// all FromSupplier --nodes 3 --ints 0..1: named
class FromSupplier extends Par {
    @Tree N root;

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badSup(Supplier<N> s) {
        N n = s.get();
        assert good(n);
    }
}

// The same.
// all FromFunction --nodes 2 --ints 0..1: named
class FromFunction extends Par {
    @Tree N root;

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badFun(Function<N, N> s) {
        N n = s.apply(root);
        assert good(n);
    }
}

// The same.
// all FromListField --nodes 2 --ints 0..1: named
class FromListField extends Par {
    @Tree N root;
    List<N> l;

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badList() {
        if (l != null && !l.isEmpty()) assert good(l.get(0));
    }
}

// The same.
// all FromList --nodes 2 --ints 0..1: named
class FromList extends Par {
    @Tree N root;

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badList(List<N> l) {
        if (l != null && !l.isEmpty()) assert good(l.get(0));
    }
}

// The same.
// all FromArray --nodes 2 --ints 0..1: named
class FromArray extends Par {
    @Tree N root;

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badArr(N[] l) {
        if (l != null && l.length > 0) assert good(l[0]);
    }
}

// The same.
// all FromBox --nodes 2 --ints 0..1: named
class FromBox extends Par {
    @Tree N root;

    static class Box { N n; }

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badBox(Box b) {
        if (b != null) assert good(b.n);
    }
}

// The same.
// all FromOptional --nodes 2 --ints 0..1: named
class FromOptional extends Par {
    @Tree N root;

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badOpt(Optional<N> b) {
        if (b != null && b.isPresent()) assert good(b.get());
    }
}

// The same.
// all FromInterface --nodes 2 --ints 0..1: named
class FromInterface extends Par {
    @Tree N root;
    interface Src {
        N n();
    }

    static class A implements Src {
        N f;

        public N n() {
            return f;
        }
    }

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badSrc(Src b) {
        if (b != null) assert good(b.n());
    }
}

// The same.
// all FromMap --nodes 2 --ints 0..1: named
class FromMap extends Par {
    @Tree N root;
    Map<Integer, N> m;

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badMap() {
        if (m != null) {
            N n = m.get(1);
            if (n != null) assert good(n);
        }
    }
}

// The same.
// all FromVarargs --nodes 2 --ints 0..1: named
class FromVarargs extends Par {
    @Tree N root;

    @Declarative
    boolean repOk() {
        return ok(root, null);
    }

    public void badVar(N... ns) {
        if (ns != null && ns.length > 1 && ns[0] != null && ns[1] != null)
            assert ns[0].parent != ns[1] || ns[1].left == ns[0] || ns[1].right == ns[0];
    }

    public void badCut(BiConsumer<N, N> ns) {
        ns.accept(root, root);
        root = root == null ? null : root.left;
    }
}
