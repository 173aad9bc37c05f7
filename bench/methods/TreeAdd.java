import glassbox.spec.*;

/** 003 Table 6.4: a key into a search tree. */
@Invariant({"all t: TreeAdd | t != this => no (t.root.*(left + right) & this.root.*(left + right)) - null",
    "all n: this.root.*(left + right) - null | n !in n.^(left + right)",
    "all n: this.root.*(left + right) - null, m: n.left.*(left + right) - null | m.key < n.key",
    "all n: this.root.*(left + right) - null, m: n.right.*(left + right) - null | m.key > n.key"})
class TreeAdd {
    static class Node {
        Node left;
        Node right;
        int key;
    }

    Node root;

    @Modifies({"this.root", "(this.root.*(left + right) - null).left",
        "(this.root.*(left + right) - null).right"})
    @Ensures({"return <=> (no n: old(this.root.*(left + right)) - null | old(n.key) = key)",
        "some n: this.root.*(left + right) - null | n.key = key",
        "old(this.root.*(left + right)) in this.root.*(left + right)"})
    boolean add(int key) {
        Node parent = null;
        Node n = root;
        while (n != null) {
            if (key == n.key) {
                return false;
            }
            parent = n;
            n = key < n.key ? n.left : n.right;
        }
        Node made = new Node();
        made.key = key;
        if (parent == null) {
            root = made;
        } else if (key < parent.key) {
            parent.left = made;
        } else {
            parent.right = made;
        }
        return true;
    }
}
