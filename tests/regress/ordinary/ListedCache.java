import glassbox.*;
import java.util.*;
/** A map into a doubly linked list; what the operations look at decides, not the values. */
public class ListedCache {
    class DLinkedNode { int key; int value; DLinkedNode prev; @Tree DLinkedNode next; }
    private Map<Integer, DLinkedNode> cache = new HashMap<>();
    private int size;
    private int capacity;
    @Tree private DLinkedNode head;
    private DLinkedNode tail;
    public ListedCache(int capacity) {
        this.size = 0; this.capacity = capacity;
        head = new DLinkedNode(); tail = new DLinkedNode();
        head.next = tail; tail.prev = head;
    }
    @Declarative boolean repOk() {
        if (head == null || tail == null || head == tail || cache == null) return false;
        if (head.prev != null || tail.next != null) return false;
        int n = 0;
        DLinkedNode c = head;
        while (c != tail) {
            if (c == null || c.next == null || c.next.prev != c) return false;
            c = c.next;
            if (c != tail) { n++; if (cache.get(c.key) != c) return false; }
        }
        return n == size && cache.size() == size && size <= capacity && capacity > 0;
    }
    public int get(int key) {
        DLinkedNode node = cache.get(key);
        if (node == null) return -1;
        moveToHead(node);
        return node.value;
    }
    public void put(int key, int value) {
        DLinkedNode node = cache.get(key);
        if (node == null) {
            DLinkedNode n = new DLinkedNode();
            n.key = key; n.value = value;
            cache.put(key, n);
            addNode(n);
            ++size;
            if (size > capacity) {
                DLinkedNode t = popTail();
                cache.remove(t.key);
                --size;
            }
        } else { node.value = value; moveToHead(node); }
    }
    private void addNode(DLinkedNode node) {
        node.prev = head; node.next = head.next;
        head.next.prev = node; head.next = node;
    }
    private void removeNode(DLinkedNode node) {
        DLinkedNode p = node.prev, n = node.next;
        p.next = n; n.prev = p;
    }
    private void moveToHead(DLinkedNode node) { removeNode(node); addNode(node); }
    private DLinkedNode popTail() { DLinkedNode r = tail.prev; removeNode(r); return r; }
}
