// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** A binary trie of words of bits: no dead ends. */
public class BitTrie {
    static class Node {
        boolean end;
        @Tree Node zero;
        @Tree Node one;
    }

    @Tree Node root;

    public void add(int bits, int length) {
        if (length < 0 || length > 6) return;
        if (root == null) root = new Node();
        Node n = root;
        for (int k = 0; k < length; k++) {
            if ((bits >> k & 1) == 0) {
                if (n.zero == null) n.zero = new Node();
                n = n.zero;
            } else {
                if (n.one == null) n.one = new Node();
                n = n.one;
            }
        }
        n.end = true;
    }

    public boolean has(int bits, int length) {
        Node n = root;
        for (int k = 0; n != null && k < length; k++) n = (bits >> k & 1) == 0 ? n.zero : n.one;
        return n != null && n.end;
    }

    @Declarative
    boolean repOk() {
        return alive(root);
    }

    private static boolean alive(Node n) {
        if (n == null) return true;
        if (n.zero == null && n.one == null) return n.end;
        return alive(n.zero) && alive(n.one);
    }
}
