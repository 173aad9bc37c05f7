import glassbox.spec.*;

/** 003 Table 6.4: whether a list has the value, by recursion. */
class ContainsRecursive {
    static class Node {
        Node next;
        Object value;
    }

    @Requires("all n: node.*next - null | n !in n.^next")
    @Returns("some n: node.*next - null | n.value = value")
    static boolean contains(Node node, Object value) {
        if (node == null) {
            return false;
        }
        return node.value == value || contains(node.next, value);
    }
}
