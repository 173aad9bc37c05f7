import glassbox.Declarative;
import glassbox.Tree;

/** Local invariants that keep to their node and its children, and some that do not. */
class LocalGood {
    enum Colour { RED, BLACK }

    static class Node {
        @Tree Node left;
        @Tree Node[] more;
        Node parent;
        Colour colour;
        Integer key;
        int[] counts;

        @Declarative
        boolean repOkLocal() {
            int sum = 0;
            for (int i = 0; counts != null && i < counts.length; i++) {
                sum += counts[i];
            }
            Node n = left;
            return (n == null || n.parent == this && n.isBlack() && n.left != left)
                    && (more == null || more.length == 0 || more[0] == null || more[0].parent == this)
                    && (key == null || key.intValue() >= sum);
        }

        @Declarative
        boolean isBlack() {
            return colour == null || colour.ordinal() == 1;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void clear() {
        root = null;
    }
}

class LocalParent {
    static class Node {
        @Tree Node next;
        Node parent;

        @Declarative
        boolean repOkLocal() {
            return parent == null
                    || parent.next == this;
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void clear() {
        root = null;
    }
}

class LocalDeep {
    static class Node {
        @Tree Node next;
        int key;

        @Declarative
        boolean repOkLocal() {
            return isOrdered(next, key);
        }

        @Declarative
        static boolean isOrdered(Node n, int low) {
            return n == null
                    || n.key > low && isOrdered(n.next, n.key);
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void clear() {
        root = null;
    }
}
