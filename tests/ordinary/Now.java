// expect: bad... violated, others hold at --nodes 2 --ints 0..2
import glassbox.*;
/** Objects of the prestate, and what they are now. */
public class Now {
    static class Node { int v; @Tree Node next; }
    @Tree Node head = new Node();
    @Declarative public boolean repOk() { return head != null; }
    public void inc() { head.v++; }
    @Post("inc") @Declarative boolean incremented(Now before) { return GlassBox.now(before.head).v == before.head.v + 1; }
    public void badInc() { head.v += head.v; }
    @Post("badInc") @Declarative boolean incrementedToo(Now before) { return GlassBox.now(before.head).v == before.head.v + 1; }
    public void drop() { head = head.next == null ? head : head.next; }
    @Post("drop") @Declarative boolean dropped(Now before) { return before.head.next == null || GlassBox.now(before.head.next) == head; }
    public void badDrop() { if (head.next != null) head = new Node(); }
    @Post("badDrop") @Declarative boolean droppedToo(Now before) { return before.head.next == null || GlassBox.now(before.head.next) == head; }
    public void grow() { Node n = new Node(); n.next = head; head = n; }
    public void same() { }
    @Post("same") @Declarative boolean isSame(Now before) { return GlassBox.now(before) == this && GlassBox.now(head) == head; }
}
