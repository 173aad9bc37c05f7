// expect: bad... violated, others hold at --ints 0..3 --nodes 3
import glassbox.*;
public class DetachedNode {
    public static class Link { int v; @Tree Link next; Link other; }
    @Tree Link head; int size;
    @Declarative public boolean repOk() { int c = 0; for (Link x = head; x != null; x = x.next) { c++; } return c == size || size > 99; }
    static boolean in(Link h, Link x) { for (; h != null; h = h.next) if (h == x) return true; return false; }
    public void badFull(Link x) { GlassBox.assume(x != null && x.next == null && !in(head, x)); GlassBox.assume(head != null && head.next != null && head.next.next != null); assert false; }
    public void badFull2(Link x) { GlassBox.assume(x != null && x.next == null && !in(head, x)); GlassBox.assume(head != null && head.next != null && head.next.next != null); x.next = head; head = x; }
    public void okFull(Link x) { GlassBox.assume(x != null && x.next == null && !in(head, x)); x.next = head; head = x; size++; }
    public void okOther(Link x) { if (x != null && x.other != null) assert x.other.v >= 0; }
}
