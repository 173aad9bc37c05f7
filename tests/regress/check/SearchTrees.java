import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

/**
 * A tree in which operations search: some find nothing, some write to what they find. What must
 * hold is local: a marked node has no child, and a node's rank is that of its children and one.
 */
public class SearchTrees {
    static class Node {
        @Range(min = 0, max = 3) int key;
        @Range(min = 0, max = 7) int rank;
        boolean marked;
        Node above;
        @Tree Node left;
        @Tree Node right;

        @Declarative
        boolean repOkLocal() {
            return (!marked || left == null && right == null)
                    && (left == null || left.rank + 1 == rank && left.above == this)
                    && (right == null || right.rank + 1 == rank && right.above == this);
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return root == null || root.above == null;
    }

    private Node find(int key) {
        Node n = root;
        while (n != null) {
            if (key == n.key) {
                return n;
            }
            n = key < n.key ? n.left : n.right;
        }
        return null;
    }

    /** One path, whatever is found; it changes nothing that is asked for. */
    public boolean rename(int key, @Range(min = 0, max = 3) int to) {
        Node n = root;
        while (n != null) {
            if (key < n.key) {
                n = n.left;
            } else if (key > n.key) {
                n = n.right;
            } else {
                n.key = to;
                return true;
            }
        }
        return false;
    }

    /** Wrong for a node with children. */
    public boolean mark(int key) {
        Node n = root;
        while (n != null) {
            if (key < n.key) {
                n = n.left;
            } else if (key > n.key) {
                n = n.right;
            } else {
                n.marked = true;
                return true;
            }
        }
        return false;
    }

    /** Wrong for a node above others, and for one below. */
    public void raise(int key) {
        Node n = root;
        while (n != null) {
            if (key < n.key) {
                n = n.left;
            } else if (key > n.key) {
                n = n.right;
            } else {
                n.rank = 7;
                return;
            }
        }
    }

    /** Right: nothing is changed where nothing is found. */
    public void prune(int key) {
        Node n = find(key);
        if (n == null) {
            return;
        }
        n.left = null;
        n.right = null;
    }

    /** Wrong where nothing is found in a tree of more than one node. */
    public void markIfMissing(int key) {
        Node n = find(key);
        if (n == null && root != null) {
            root.marked = true;
        }
    }

    /** Right: the subtrees change places. */
    public void swap(int key) {
        Node n = find(key);
        if (n != null) {
            Node l = n.left;
            n.left = n.right;
            n.right = l;
        }
    }

    /** Wrong where the left child has a child: its rank is too great then. */
    public void lift(int key) {
        Node n = find(key);
        if (n != null && n.left != null && n.left.left != null) {
            n.left = n.left.left;
            n.left.above = n;
        }
    }

    /** Wrong: a node twice in the tree. */
    public void share(int key) {
        Node n = find(key);
        if (n != null && n.left == null) {
            n.left = n.right;
        }
    }

    /** Wrong: a node below itself, out of the tree; the rest is as it was. */
    public void loop(int key) {
        Node n = find(key);
        if (n != null && n.left != null) {
            n.left.left = n;
        }
    }

    /** Right: what is taken out of the tree need not be as nodes of it are. */
    public void detach(int key) {
        Node n = find(key);
        if (n != null && n.left != null) {
            Node l = n.left;
            n.left = null;
            l.marked = true;
            l.rank = 7;
        }
    }

    /** Right: a new leaf below one of the lowest rank. */
    public void add(int key) {
        Node n = find(key);
        if (n != null && n.left == null && !n.marked && n.rank == 1) {
            Node l = new Node();
            l.above = n;
            n.left = l;
        }
    }

    /** Wrong: a new leaf of a rank that may not fit. */
    public void addAnywhere(int key) {
        Node n = find(key);
        if (n != null && n.left == null && !n.marked) {
            Node l = new Node();
            l.above = n;
            n.left = l;
        }
    }
}
