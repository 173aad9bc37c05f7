// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Doubly linked deque, both directions checked in one loop. */
public class Deque {
    private static class Link {
        int value;
        @Tree Link next;
        Link prev;
    }

    @Tree private Link first;
    private Link last;
    private int count;

    public void addFirst(int v) {
        Link l = new Link();
        l.value = v;
        l.next = first;
        if (first == null) last = l;
        else first.prev = l;
        first = l;
        count++;
    }

    public void addLast(int v) {
        Link l = new Link();
        l.value = v;
        l.prev = last;
        if (last == null) first = l;
        else last.next = l;
        last = l;
        count++;
    }

    public int removeLast() {
        if (last == null) return -1;
        Link l = last;
        last = l.prev;
        if (last == null) first = null;
        else last.next = null;
        count--;
        return l.value;
    }

    public boolean removeValue(int v) {
        Link l = first;
        while (l != null && l.value != v) l = l.next;
        if (l == null) return false;
        if (l.prev == null) first = l.next;
        else l.prev.next = l.next;
        if (l.next == null) last = l.prev;
        else l.next.prev = l.prev;
        count--;
        return true;
    }

    @Declarative
    boolean repOk() {
        if (first == null) return last == null && count == 0;
        if (first.prev != null) return false;
        int n = 1;
        Link l = first;
        while (l.next != null) {
            if (l.next.prev != l) return false;
            l = l.next;
            n++;
        }
        return l == last && n == count;
    }
}
