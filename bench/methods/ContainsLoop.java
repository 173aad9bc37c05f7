import glassbox.spec.*;

/** 003 Table 6.4: whether a list has the value, by a loop. */
@Invariant("all n: this.head.*next - null | n !in n.^next")
class ContainsLoop {
    static class Node {
        Node next;
        Object value;
    }

    Node head;

    @Returns("some n: this.head.*next - null | n.value = value")
    boolean contains(Object value) {
        Node n = head;
        while (n != null) {
            if (n.value == value) {
                return true;
            }
            n = n.next;
        }
        return false;
    }
}
