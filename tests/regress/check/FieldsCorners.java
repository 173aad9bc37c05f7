import glassbox.Declarative;
import glassbox.Tree;

/* What an operation does not read can decide whether it ends well: the analysis by fields
 * must see each of these. */

/** The paper's own: x is read, y is not, and the invariant ties them together. */
class Tied {
    boolean x;
    boolean y;

    public void flip() {
        x = !x;
    }

    @Declarative
    boolean repOk() {
        return !x || y;
    }
}

/** Hangs a node under the root that may hang elsewhere already. */
class Finger {
    static class Node {
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;
    Node finger;

    public void hang() {
        if (root != null && finger != null && finger != root && root.left == null) {
            root.left = finger;
        }
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** Changes a node; the parent looks at it only when its flag is set. */
class Flagged {
    static class Node {
        @Tree Node next;
        boolean flag;
        boolean mark;

        @Declarative
        boolean repOkLocal() {
            return !flag || next == null || next.mark;
        }
    }

    @Tree Node head;
    Node finger;

    public void clear() {
        if (finger != null) {
            finger.mark = false;
        }
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** Changes a node; the parent looks at it only when its flag is not set. */
class Unflagged {
    static class Node {
        @Tree Node next;
        boolean flag;
        boolean mark;

        @Declarative
        boolean repOkLocal() {
            return flag || next == null || next.mark;
        }
    }

    @Tree Node head;
    Node finger;

    public void clear() {
        if (finger != null) {
            finger.mark = false;
        }
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** Changes a node that may or may not be part of the tree. */
class Loose {
    static class Node {
        @Tree Node next;
        boolean mark;

        @Declarative
        boolean repOkLocal() {
            return mark;
        }
    }

    @Tree Node head;
    Node finger;

    public void clear() {
        if (finger != null) {
            finger.mark = false;
        }
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** Attaches a node whose own successors nobody has looked at. */
class Attached {
    static class Node {
        @Tree Node left;
        @Tree Node right;
        boolean mark;

        @Declarative
        boolean repOkLocal() {
            return mark;
        }
    }

    @Tree Node root;
    Node finger;

    public void swap() {
        if (root != null && root.left == null && finger != null && finger.mark) {
            root = finger;
        }
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** The untaken side of the branch would fail. */
class Untaken {
    boolean b;
    int[] values;
    int kept;

    public void read() {
        int x = 0;
        if (b) {
            x = values[2];
        }
        kept = x;
    }

    @Declarative
    boolean repOk() {
        return values != null;
    }
}

/** There is information flow from b to x, whichever side is taken. */
class Implicit {
    boolean b;
    boolean c;

    public void copy() {
        boolean x = false;
        if (b) {
            x = true;
        }
        c = x;
    }

    @Declarative
    boolean repOk() {
        return !c;
    }
}

/** Two arrays of one field share what hangs below them. */
class Arrays {
    static class Node {
        @Tree Node next;
    }

    @Tree Node[] table;
    Node[] other;

    public void exchange() {
        Node[] t = table;
        if (t != null && t.length > 1 && other != null && other.length > 1) {
            t[0] = other[1];
        }
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** An array that did not belong to the tree becomes part of it, unwritten elements and all. */
class Adopted {
    static class Node {
        @Tree Node next;
    }

    @Tree Node head;
    @Tree Node[] kept;
    Node[] spare;

    public void adopt() {
        kept = spare;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}
