import glassbox.Declarative;
import glassbox.Full;
import glassbox.Pre;
import glassbox.Tree;

/** Operations on any node of a tree: some keep the invariant, the others break it, each once. */
public class NodeArguments {
    static class Node {
        int key;
        boolean marked;
        @Tree @Full Node[] children = new Node[2];

        /** Children have different keys, and those of marked nodes are marked. */
        @Declarative
        boolean repOkLocal() {
            if (children == null || children.length != 2) {
                return false;
            }
            for (int i = 0; i < 2; i++) {
                if (marked && children[i] != null && !children[i].marked) {
                    return false;
                }
            }
            return children[0] == null || children[1] == null
                    || children[0].key != children[1].key;
        }

        @Declarative
        int find(int wanted) {
            for (int i = 0; i < 2; i++) {
                if (children[i] != null && children[i].key == wanted) {
                    return i;
                }
            }
            return -1;
        }

        @Declarative
        int findFree() {
            return children[0] == null ? 0 : children[1] == null ? 1 : -1;
        }

        @Declarative
        boolean hasMarkedChild() {
            return children[0] != null && children[0].marked
                    || children[1] != null && children[1].marked;
        }
    }

    @Tree Node root;

    private static Node newNode(int key, boolean marked) {
        Node made = new Node();
        made.key = key;
        made.marked = marked;
        return made;
    }

    public boolean add(Node to, int key) {
        if (to.find(key) >= 0 || to.findFree() < 0) {
            return false;
        }
        to.children[to.findFree()] = newNode(key, true);
        return true;
    }

    public void remove(Node from, int key) {
        if (from.find(key) >= 0) {
            from.children[from.find(key)] = null;
        }
    }

    /** The child may not be marked. */
    public void addUnmarked(Node to, int key) {
        if (to.find(key) < 0 && to.findFree() >= 0) {
            to.children[to.findFree()] = newNode(key, false);
        }
    }

    public void addTwice(Node to, int key) {
        Node made = newNode(key, true);
        to.children[0] = made;
        to.children[1] = made;
    }

    public void addWithoutLooking(Node to, int key) {
        to.children[to.findFree()] = newNode(key, true);
    }

    public void addSame(Node to, int key) {
        if (to.findFree() >= 0) {
            to.children[to.findFree()] = newNode(key, true);
        }
    }

    public void setKey(Node of, int key) {
        of.key = key;
    }

    /** What hangs above a marked node need not be marked. */
    public void mark(Node node) {
        node.marked = true;
    }

    public void unmark(Node node) {
        node.marked = false;
    }

    public void unmarkAbove(Node node) {
        if (!node.hasMarkedChild()) {
            node.marked = false;
        }
    }

    public void pull(Node node) {
        node.children[0] = node.children[1];
    }

    public void hangBelowItself(Node node) {
        node.children[1] = node;
    }

    public void shorten(Node node) {
        node.children = new Node[1];
    }

    public boolean isLeaf(Node node) {
        return node.children[0] == null && node.children[1] == null;
    }

    @Pre("add")
    @Declarative
    boolean canAdd(Node to, int key) {
        return isPart(root, to);
    }

    @Pre("remove")
    @Declarative
    boolean canRemove(Node from, int key) {
        return isPart(root, from);
    }

    @Pre("addUnmarked")
    @Declarative
    boolean canAddUnmarked(Node to, int key) {
        return isPart(root, to);
    }

    @Pre("isLeaf")
    @Declarative
    boolean canAsk(Node node) {
        return node != null;
    }

    @Declarative
    private static boolean isPart(Node at, Node wanted) {
        return at != null && wanted != null
                && (at == wanted
                        || isPart(at.children[0], wanted)
                        || isPart(at.children[1], wanted));
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}
