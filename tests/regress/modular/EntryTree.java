import glassbox.*;
/** A search tree, and its abstraction: entries in a linked list, in no order. */
public class EntryTree {
    static class Node implements AbstractionList.ListNodeSource {
        int key; Object value; @Tree Node left; @Tree Node right;
        @Declarative Node(int key, Object value) { this.key = key; this.value = value; }
        @Declarative public Object abstraction() { return new EntryList.Node(key, value); }
    }
    @Tree Node root;
    public Object get(int key) {
        Node n = root;
        while (n != null) {
            if (n.key == key) return n.value;
            else if (key < n.key) n = n.left;
            else n = n.right;
        }
        return null;
    }
    public void insert(int key, Object value) {
        Node n = root, parent = null;
        while (n != null) {
            if (n.key == key) { n.value = value; return; }
            else if (key < n.key) { parent = n; n = n.left; }
            else { parent = n; n = n.right; }
        }
        n = new Node(key, value);
        if (parent == null) root = n;
        else if (key < parent.key) parent.left = n;
        else parent.right = n;
    }
    @Declarative boolean repOk() { return isOrdered(root, null, null); }
    @Declarative static boolean isOrdered(Node n, Node low, Node high) {
        if (n == null) return true;
        if (low != null && low.key >= n.key) return false;
        if (high != null && high.key <= n.key) return false;
        if (!isOrdered(n.left, low, n)) return false;
        return isOrdered(n.right, n, high);
    }
    @Declarative EntryList abstraction() { return new EntryList(GlassBox.listFromTreeBF(root).abstractions()); }
}
class EntryList {
    static class Node {
        int key; Object value;
        @Declarative Node(int key, Object value) { this.key = key; this.value = value; }
        @Declarative boolean equalTo(Node n) { return n.key == key && n.value == value; }
    }
    @Tree AbstractionList<Node> list;
    @Declarative EntryList(AbstractionList<Node> l) { list = l; }
    public Object get(int key) {
        AbstractionList.Node<Node> pnode = list.head();
        while (pnode != null) {
            Node n = pnode.data();
            if (n.key == key) return n.value;
            pnode = pnode.next();
        }
        return null;
    }
    public void insert(int key, Object value) {
        AbstractionList.Node<Node> pnode = list.head();
        while (pnode != null) {
            Node n = pnode.data();
            if (n.key == key) { n.value = value; return; }
            pnode = pnode.next();
        }
        list.add(new Node(key, value));
    }
    @Declarative private boolean has(Node m) {
        for (AbstractionList.Node<Node> p = list.head(); p != null; p = p.next())
            if (p.data().equalTo(m)) return true;
        return false;
    }
    @Declarative private boolean isIn(EntryList m) {
        for (AbstractionList.Node<Node> p = list.head(); p != null; p = p.next())
            if (!m.has(p.data())) return false;
        return true;
    }
    @Declarative public boolean equalTo(EntryList m) { return isIn(m) && m.isIn(this); }
}

/** Does not replace the value at the root. */
class HastyTree extends EntryTree {
    @Override public void insert(int key, Object value) {
        if (root != null && root.key == key) return;
        super.insert(key, value);
    }
}
