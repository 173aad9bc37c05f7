// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A sorted linked set with recursion everywhere. */
public class SortedSet {
    static class Node {
        int key;
        @Tree Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    @Tree Node head;

    public boolean has(int key) {
        return has(head, key);
    }

    private static boolean has(Node n, int key) {
        return n != null && (n.key == key || n.key < key && has(n.next, key));
    }

    public void add(int key) {
        head = add(head, key);
    }

    private static Node add(Node n, int key) {
        if (n == null || n.key > key) return new Node(key, n);
        if (n.key < key) n.next = add(n.next, key);
        return n;
    }

    public void remove(int key) {
        head = remove(head, key);
    }

    private static Node remove(Node n, int key) {
        if (n == null || n.key > key) return n;
        if (n.key == key) return n.next;
        n.next = remove(n.next, key);
        return n;
    }

    @Declarative
    boolean repOk() {
        return sorted(head);
    }

    private static boolean sorted(Node n) {
        return n == null || n.next == null || n.key < n.next.key && sorted(n.next);
    }
}
