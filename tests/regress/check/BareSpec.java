import glassbox.*;

/** A list that a companion specifies: what it is given as another list has no nodes. */
class BareList {
    static class Node {
        Node next;
    }

    Node head;
    int size;

    public void addAll(BareList other) {
        if (other == null || other == this) return;
        for (Node x = other.head; x != null; x = x.next) size--;
    }
}

@SpecFor(BareList.class)
@Tree({"head", "Node.next"})
class BareSpec {
    @Declarative
    static boolean repOk(BareList m) {
        int n = 0;
        for (BareList.Node x = m.head; x != null; x = x.next) n++;
        return n == m.size;
    }
}
