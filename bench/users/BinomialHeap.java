// grow: --size N --ints 0..20
import glassbox.Declarative;
import glassbox.Tree;

/** A binomial heap: child and sibling, degrees ascending in the list of roots, descending below. */
public class BinomialHeap {
    static class Node {
        int key;
        int degree;
        @Tree Node child;
        @Tree Node sibling;
    }

    @Tree private Node head;

    public void insert(int key) {
        Node n = new Node();
        n.key = key;
        Node list = head;
        while (list != null && list.degree == n.degree) {
            Node rest = list.sibling;
            n = link(n, list);
            list = rest;
        }
        n.sibling = list;
        head = n;
    }

    private static Node link(Node a, Node b) {
        if (b.key < a.key) {
            Node t = a;
            a = b;
            b = t;
        }
        b.sibling = a.child;
        a.child = b;
        a.degree++;
        return a;
    }

    public int minimum() {
        int best = Integer.MAX_VALUE;
        for (Node n = head; n != null; n = n.sibling) if (n.key < best) best = n.key;
        return best;
    }

    @Declarative
    boolean repOk() {
        int last = -1;
        for (Node n = head; n != null; n = n.sibling) {
            if (n.degree <= last || !binomial(n)) return false;
            last = n.degree;
        }
        return true;
    }

    @Declarative
    private static boolean binomial(Node n) {
        int d = n.degree;
        for (Node c = n.child; c != null; c = c.sibling) {
            d--;
            if (c.degree != d || c.key < n.key || !binomial(c)) return false;
        }
        return d == 0;
    }
}
