// explore: holds at --scenarios 2x2 --ints 1..2 --method add --method remove
/** A sorted list that is searched without locks and changed with two; what was removed is marked. */
public class LazyListSet {
    private static final class Node {
        final int key;
        volatile Node next;
        volatile boolean removed;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

    public boolean add(int key) {
        while (true) {
            Node before = head, at = before.next;
            while (at.key < key) {
                before = at;
                at = at.next;
            }
            synchronized (before) {
                synchronized (at) {
                    if (before.removed || at.removed || before.next != at) {
                        continue;
                    }
                    if (at.key == key) {
                        return false;
                    }
                    before.next = new Node(key, at);
                    return true;
                }
            }
        }
    }

    public boolean remove(int key) {
        while (true) {
            Node before = head, at = before.next;
            while (at.key < key) {
                before = at;
                at = at.next;
            }
            synchronized (before) {
                synchronized (at) {
                    if (before.removed || at.removed || before.next != at) {
                        continue;
                    }
                    if (at.key != key) {
                        return false;
                    }
                    at.removed = true;
                    before.next = at.next;
                    return true;
                }
            }
        }
    }

    public boolean contains(int key) {
        Node at = head;
        while (at.key < key) {
            at = at.next;
        }
        return at.key == key && !at.removed;
    }
}
