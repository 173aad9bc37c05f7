// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A skip list with two levels: the lower one is the list, the upper one skips. */
public class SkipTwo {
    static class Node {
        int key;
        @Tree Node next;
        Node express;
        boolean tall;
    }

    @Tree private Node first;
    private Node firstTall;

    public boolean contains(int key) {
        Node at = null, n = firstTall;
        while (n != null && n.key <= key) {
            at = n;
            n = n.express;
        }
        for (Node m = at == null ? first : at; m != null && m.key <= key; m = m.next)
            if (m.key == key) return true;
        return false;
    }

    public void add(int key, boolean tall) {
        Node at = null, n = firstTall;
        while (n != null && n.key < key) {
            at = n;
            n = n.express;
        }
        Node before = at;
        Node m = at == null ? first : at;
        while (m != null && m.key < key) {
            before = m;
            m = m.next;
        }
        if (m != null && m.key == key) return;
        Node added = new Node();
        added.key = key;
        added.next = m;
        if (before == null) first = added;
        else before.next = added;
        if (tall) {
            added.tall = true;
            added.express = n;
            if (at == null) firstTall = added;
            else at.express = added;
        }
    }

    @Declarative
    boolean repOk() {
        Node tall = firstTall;
        for (Node n = first; n != null; n = n.next) {
            if (n.next != null && n.key >= n.next.key) return false;
            if (n.tall) {
                if (n != tall) return false;
                tall = n.express;
            } else if (n.express != null) return false;
        }
        return tall == null;
    }
}
