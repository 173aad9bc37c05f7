import glassbox.Declarative;

/** A call is merged until a path shows that it writes; from then on it meets its object. */
public class LateFailure {
    static class Node {
        int key;
        Node next;
    }

    Node a;
    Node b;
    int x;

    @Declarative boolean repOk() { return a != null && b != null; }

    static int look(Node n, int k) {
        if (k == 1) n.key = 0;
        return n.next == null || n.next.key == 0 ? 0 : 1;
    }

    public void same(int d) {
        x = look(a, 0);
        b.key = 1;
        if (d >= 1) look(a, 1);
        if (d == 0) x = 0;
        if (d == 1) x = 1;
        assert d != 2 || a == b;
    }
}
