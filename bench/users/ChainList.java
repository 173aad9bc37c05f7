// grow: --nodes N --arrays 4 --ints 0..N
import glassbox.*;
import java.util.*;
/** A chained hash set; the invariant puts all nodes on a work list. */
public class ChainList {
    static class Node { int key; @Tree Node next; }
    @Tree Node[] table; int size;
    @Declarative boolean repOk() {
        if (table == null || table.length == 0) return false;
        LinkedList<Node> work = new LinkedList<>(); Set<Integer> seen = new HashSet<>(); int n = 0;
        for (int i = 0; i < table.length; i++) if (table[i] != null) { if (table[i].key % table.length != i) return false; work.add(table[i]); }
        while (!work.isEmpty()) { Node e = work.removeFirst(); n++; if (!seen.add(e.key)) return false; if (e.next != null) { if (e.next.key % table.length != e.key % table.length) return false; work.add(e.next); } }
        return n == size;
    }
    public boolean add(int k) { if (k < 0) return false; int i = k % table.length; for (Node e = table[i]; e != null; e = e.next) if (e.key == k) return false; Node e = new Node(); e.key = k; e.next = table[i]; table[i] = e; size++; return true; }
    public boolean remove(int k) { if (k < 0) return false; int i = k % table.length; Node p = null; for (Node e = table[i]; e != null; p = e, e = e.next) if (e.key == k) { if (p == null) table[i] = e.next; else p.next = e.next; size--; return true; } return false; }
}
