// expect: bad... violated, others hold at --nodes 2 --ints 0..2 --objects Object=2
import glassbox.*;
import java.util.HashMap;
import java.util.Map;

/** A map whose values are objects of an inner class of a generic one; they know their owner. */
public class InnerElements<K, V> {
    private class Node {
        K key;
        V value;
        InnerElements<K, V> owner;
        @Tree Node next;
    }

    @Tree private Node head;
    private final Map<K, Node> map = new HashMap<>();

    @Declarative
    public boolean repOk() {
        int n = 0;
        for (Node x = head; x != null; x = x.next) {
            if (x.owner != this || map.get(x.key) != x) return false;
            n++;
        }
        return map.size() == n;
    }

    public V get(K key) {
        Node n = map.get(key);
        assert n == null || n.owner == this && n.key == key;
        return n == null ? null : n.value;
    }

    public void put(K key, V value) {
        Node n = map.get(key);
        if (n == null) {
            n = new Node();
            n.key = key;
            n.owner = this;
            n.next = head;
            head = n;
            map.put(key, n);
        }
        n.value = value;
    }

    public void badPut(K key, V value) {
        if (map.containsKey(key)) return;
        Node n = new Node();
        n.key = key;
        n.value = value;
        n.next = head;
        head = n;
        map.put(key, n);
    }

    public void badEmpty() {
        assert map.isEmpty();
    }
}
