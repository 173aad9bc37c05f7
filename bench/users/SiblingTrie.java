// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A trie of two-letter words: the first child and the next sibling, siblings in order. */
public class SiblingTrie {
    static class Node {
        int letter;
        boolean ends;
        @Tree Node child;
        @Tree Node sibling;
    }

    @Tree private Node top;
    private int words;

    public boolean contains(int a, int b) {
        Node n = find(top, a);
        if (n == null) return false;
        n = find(n.child, b);
        return n != null && n.ends;
    }

    private static Node find(Node n, int letter) {
        while (n != null && n.letter < letter) n = n.sibling;
        return n != null && n.letter == letter ? n : null;
    }

    public boolean add(int a, int b) {
        Node before = null, n = top;
        while (n != null && n.letter < a) {
            before = n;
            n = n.sibling;
        }
        if (n == null || n.letter != a) {
            Node added = new Node();
            added.letter = a;
            added.sibling = n;
            if (before == null) top = added;
            else before.sibling = added;
            n = added;
        }
        Node parent = n;
        before = null;
        n = parent.child;
        while (n != null && n.letter < b) {
            before = n;
            n = n.sibling;
        }
        if (n == null || n.letter != b) {
            Node added = new Node();
            added.letter = b;
            added.sibling = n;
            if (before == null) parent.child = added;
            else before.sibling = added;
            n = added;
        }
        if (n.ends) return false;
        n.ends = true;
        words++;
        return true;
    }

    @Declarative
    boolean repOk() {
        return ordered(top) && words == count(top);
    }

    @Declarative
    private static boolean ordered(Node n) {
        if (n == null) return true;
        if (n.sibling != null && n.sibling.letter <= n.letter) return false;
        return ordered(n.child) && ordered(n.sibling);
    }

    @Declarative
    private static int count(Node n) {
        return n == null ? 0 : (n.ends ? 1 : 0) + count(n.child) + count(n.sibling);
    }
}
