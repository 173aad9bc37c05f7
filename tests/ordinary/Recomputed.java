// expect: bad... violated, others hold at --nodes 3 --ints 0..3
import glassbox.*;
/** Ghost fields that a method gives: of the list and of each node; nobody maintains them. */
public class Recomputed {
    static class Node {
        int v;
        @Tree Node next;
        @Ghost("measure") int length = 7;
        @Declarative int measure() { return next == null ? 1 : 1 + next.length; }
    }
    @Tree Node head;
    int size;
    @Ghost("count") int length;
    @Ghost("isSorted") boolean sorted;
    @Ghost("findLast") Node last;
    @Declarative int count() { return head == null ? 0 : head.length; }
    @Declarative boolean isSorted() {
        for (Node n = head; n != null && n.next != null; n = n.next)
            if (n.v > n.next.v) return false;
        return true;
    }
    @Declarative Node findLast() {
        Node n = head;
        while (n != null && n.next != null) n = n.next;
        return n;
    }
    @Declarative public boolean repOk() { return size == length && sorted; }

    public void push() { Node n = new Node(); n.next = head; head = n; size++; }
    @Post("push") @Declarative boolean pushed(Recomputed before) {
        return length == before.length + 1 && head.length == size;
    }
    public void badPush() { Node n = new Node(); n.next = head; head = n; }
    public void badOrder(int x) { if (head != null) head.v = x; }
    public void pop() { if (head != null) { head = head.next; size--; } }
    public void write() { length = 17; sorted = false; last = null; if (head != null) head.length = -1; }
    @Post("write") @Declarative boolean unwritten(Recomputed before) {
        return length == before.length && (last == null) == (head == null) && sorted;
    }
    public int read() { return length; }
    @Post("read") @Declarative boolean readIt(Recomputed before, int result) { return result == size; }
    public void badWriteToNull() { Node n = null; n.length = 1; }
    public void raise() { if (last != null && last.v < 3) last.v++; }
    public void badRaise() { if (head != null) { int b = head.v; head.v = last.v + 1; last.v = b; } }
}
