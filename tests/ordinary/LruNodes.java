// expect: bad... violated, others hold at --ints 0..2 --allow IllegalArgumentException

import java.util.*;
import glassbox.*;

/** A map into a doubly linked list, its most recently used entry first. */
public class LruNodes {
    private static class Node { int key, value; Node prev, next; Node(int k, int v) { key = k; value = v; } }
    private final int capacity;
    private final Map<Integer, Node> index = new HashMap<>();
    private final Node head = new Node(0, 0), tail = new Node(0, 0);

    public LruNodes(int capacity) {
        if (capacity <= 0) throw new IllegalArgumentException();
        this.capacity = capacity;
        head.next = tail; tail.prev = head;
    }
    @Declarative boolean repOk() {
        if (capacity <= 0 || head == null || tail == null || head == tail) return false;
        if (head.prev != null || tail.next != null) return false;
        int n = 0;
        for (Node p = head; p != tail; p = p.next) {
            if (p.next == null || p.next.prev != p) return false;
            if (p != head) { n++; if (index.get(p.key) != p) return false; }
            if (n > capacity) return false;
        }
        return n == index.size();
    }
    public int get(int key) {
        Node n = index.get(key);
        if (n == null) return -1;
        unlink(n); pushFront(n);
        return n.value;
    }
    public void put(int key, int value) {
        Node n = index.get(key);
        if (n != null) { n.value = value; unlink(n); pushFront(n); return; }
        if (index.size() == capacity) {
            Node last = tail.prev;
            unlink(last);
            index.remove(last.key);
        }
        n = new Node(key, value);
        index.put(key, n);
        pushFront(n);
    }
    public void badPut(int key, int value) {
        Node n = new Node(key, value);
        index.put(key, n);
        pushFront(n);
    }
    public void badForget(int key) {
        Node n = index.get(key);
        if (n != null) unlink(n);
    }
    public int size() { return index.size(); }
    private void unlink(Node n) { n.prev.next = n.next; n.next.prev = n.prev; }
    private void pushFront(Node n) { n.next = head.next; n.prev = head; head.next.prev = n; head.next = n; }
}
