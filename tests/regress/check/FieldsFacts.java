import glassbox.Declarative;
import glassbox.Tree;

/**
 * Operations that go wrong in states which look like others where they do not: another child in
 * a place, a slot that is written and mostly stays what it was, integers that are compared.
 */
public class FieldsFacts {}

/** The grandchild that takes a child's place has its colour, or not. */
class Repainted {
    static class Node {
        @Tree Node left;
        boolean black;

        @Declarative
        boolean repOkLocal() {
            return black || left == null || left.black;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void drop() {
        if (root != null && root.left != null) {
            root.left = root.left.left;
        }
    }
}

/** What is written is what is there, unless there is a child. */
class Silent {
    static class Node {
        @Tree Node left;
        boolean leaf;

        @Declarative
        boolean repOkLocal() {
            return leaf == (left == null);
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void mark() {
        if (root != null) {
            root.leaf = true;
        }
    }
}

/** Who takes the child's place looks like it, but it is another. */
class Shortcut {
    static class Node {
        @Tree Node next;
        Node skip;

        @Declarative
        boolean repOkLocal() {
            return skip == next;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void drop() {
        if (root != null && root.next != null) {
            root.next = root.next.next;
        }
    }
}

/** Sums of an input and constants, compared: the last step is one too far. */
class Counted {
    int size;

    @Declarative
    boolean repOk() {
        return size < 5;
    }

    public void add(int limit) {
        if (size + 2 <= limit + 3) {
            size++;
        }
    }
}

/** The invariant reads what was changed through a method of another class. */
class Deep {
    static class Node {
        @Tree Node next;
        int value;

        @Declarative
        int worth() {
            return value;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return root == null || root.next == null || root.worth() <= root.next.worth();
    }

    public void raise() {
        if (root != null && root.value < 5) {
            root.value++;
        }
    }
}

/** As far apart as before in one state, and not in another. */
class Apart {
    static class Node {
        @Tree Node next;
        int rank;

        @Declarative
        boolean repOkLocal() {
            return next == null || rank == next.rank + 1;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void swap(int rank) {
        if (root != null && root.next != null && root.next.next == null) {
            root.next.rank = rank;
        }
    }
}

/** As Shortcut, where there is always another one, and mostly it does not matter which. */
class Skipped {
    static class Node {
        @Tree Node next;
        Node skip;
        boolean strict;

        @Declarative
        boolean repOkLocal() {
            return !strict || skip == next;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void drop() {
        if (root != null && root.next != null && root.next.next != null) {
            root.next = root.next.next;
        }
    }
}

/** Who takes the child's place looks like it, and is of another class. */
class Kinds {
    static class Node {
        @Tree Node next;
        boolean strict;

        @Declarative
        boolean repOkLocal() {
            return !strict || !(next instanceof Other);
        }
    }

    static class Other extends Node {}

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void drop() {
        if (root != null && root.next != null && root.next.next != null) {
            root.next = root.next.next;
        }
    }
}

/** The table that takes the place of another is shorter. */
class Shortened {
    static class Node {
        @Tree Node[] children;
        boolean strict;

        @Declarative
        boolean repOkLocal() {
            return !strict || children == null || children.length == 2;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void shorten() {
        if (root != null && root.children != null) {
            root.children = new Node[1];
        }
    }
}

/** Of the child, which stays where it was, another field has changed. */
class Below {
    static class Node {
        @Tree Node next;
        int strict;
        int rank;

        @Declarative
        boolean repOkLocal() {
            return strict < 5 || next == null || next.rank == 0;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void reset() {
        if (root != null && root.next != null) {
            root.next.rank = 1;
        }
    }
}

/** What the operation found is what it leaves, but not for a postcondition that has a copy. */
class Remembered {
    static class Node {
        @Tree Node next;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean postcondition(Remembered before) {
        return root == before.root;
    }

    public void touch() {
        root = root;
    }
}
