import glassbox.spec.*;

/** 003 Table 6.4: a copy of a tree. */
class CopyTree {
    static class Node {
        Node left;
        Node right;
        int key;
    }

    @Requires("all n: node.*(left + right) - null | n !in n.^(left + right)")
    @Ensures({"node = null <=> return = null",
        "node != null => return !in old(Node) && return.key = node.key",
        "node != null => (node.left = null <=> return.left = null)",
        "node != null => (node.right = null <=> return.right = null)",
        "node != null && node.left != null => return.left !in old(Node) && return.left.key = node.left.key"})
    static Node copy(Node node) {
        if (node == null) {
            return null;
        }
        Node made = new Node();
        made.key = node.key;
        made.left = copy(node.left);
        made.right = copy(node.right);
        return made;
    }
}
