// grow: --height H --arrays 2
import glassbox.Declarative;
import glassbox.Tree;

/** A trie of bit strings; children in an array, nodes without words below are cut off. */
public class ArrayTrie {
    static class Node {
        boolean word;
        int below;
        @Tree Node[] child = new Node[2];
    }

    @Tree private Node root = new Node();

    public boolean add(int bits, int length) {
        if (contains(bits, length)) return false;
        Node n = root;
        n.below++;
        for (int i = 0; i < length; i++) {
            int b = bits >> i & 1;
            if (n.child[b] == null) n.child[b] = new Node();
            n = n.child[b];
            n.below++;
        }
        n.word = true;
        return true;
    }

    public boolean contains(int bits, int length) {
        Node n = root;
        for (int i = 0; i < length && n != null; i++) n = n.child[bits >> i & 1];
        return n != null && n.word;
    }

    public boolean remove(int bits, int length) {
        if (!contains(bits, length)) return false;
        Node n = root;
        n.below--;
        for (int i = 0; i < length; i++) {
            int b = bits >> i & 1;
            Node c = n.child[b];
            c.below--;
            if (c.below == 0) {
                n.child[b] = null;
                return true;
            }
            n = c;
        }
        n.word = false;
        return true;
    }

    @Declarative
    boolean repOk() {
        return root != null && wellFormed(root);
    }

    @Declarative
    private boolean wellFormed(Node n) {
        if (n.child == null || n.child.length != 2) return false;
        int words = n.word ? 1 : 0;
        for (Node c : n.child) {
            if (c == null) continue;
            if (!wellFormed(c) || c.below == 0) return false;
            words += c.below;
        }
        return words == n.below;
    }
}
