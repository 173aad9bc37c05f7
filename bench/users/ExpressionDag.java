// grow: --objects Node=N --nodes 1 --ints 0..N
import glassbox.Declarative;

/** Expressions that share parts: nodes in a list, operands further down in it. */
public class ExpressionDag {
    static class Node {
        int operator;
        Node left, right;
        Node next;
    }

    private Node last;
    private int size;

    public void leaf() {
        Node n = new Node();
        n.next = last;
        last = n;
        size++;
    }

    public void join(int operator) {
        if (operator == 0 || last == null || last.next == null) return;
        Node n = new Node();
        n.operator = operator;
        n.left = last;
        n.right = last.next;
        n.next = last;
        last = n;
        size++;
    }

    public void drop() {
        if (last == null) return;
        last = last.next;
        size--;
    }

    @Declarative
    boolean repOk() {
        int count = 0;
        for (Node n = last; n != null; n = n.next)
            if (++count > size) return false;
        if (count != size) return false;
        for (Node n = last; n != null; n = n.next) {
            if (n.operator == 0 && (n.left != null || n.right != null)) return false;
            if (n.operator != 0 && (!isBelow(n.left, n.next) || !isBelow(n.right, n.next)))
                return false;
        }
        return true;
    }

    @Declarative
    private static boolean isBelow(Node x, Node from) {
        for (Node n = from; n != null; n = n.next)
            if (n == x) return true;
        return false;
    }
}
