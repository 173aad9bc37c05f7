// expect: bad... violated, others hold at --nodes 3 --ints 0..1
import glassbox.*;
/** Objects of the prestate and of now, compared as they must be and as they must not. */
public class Worlds {
    static class Node {
        int v;
        @Tree Node next;
        @Override public boolean equals(Object o) {
            return this == o || (o instanceof Node && ((Node) o).v == v);
        }
        @Override public int hashCode() { return v; }
    }
    static final Node NONE = new Node();
    enum Mark { A, B }
    @Tree Node head;
    Node seen = NONE;
    Mark mark = Mark.A;
    int[] row = new int[1];
    @Declarative public boolean repOk() { return row != null && mark != null; }
    @Declarative static boolean has(Node from, Node wanted) {
        for (Node n = from; n != null; n = n.next) if (n == wanted) return true;
        return false;
    }

    public void same() { }
    @Post("same") @Declarative boolean isSame(Worlds before) {
        return GlassBox.isSameObject(before.head, head) && mark == before.mark
            && (before.head == null) == (head == null) && GlassBox.now(before.head) == head;
    }
    public void alike() { }
    @Post("alike") @Declarative boolean isAlike(Worlds before) {
        return head == null || before.head.equals(head) && head.equals(before.head);
    }
    public void inside() { }
    @Post("inside") @Declarative boolean isInside(Worlds before) {
        return has(head, head) == has(before.head, before.head) && before.head != NONE;
    }
    public void badSame() { }
    @Post("badSame") @Declarative boolean badIsSame(Worlds before) { return before.head == head; }
    public void badOther() { }
    @Post("badOther") @Declarative boolean badIsOther(Worlds before) { return head != before.head || head == null; }
    public void badUnused() { }
    @Post("badUnused") @Declarative boolean badIsUnused(Worlds before) {
        int n = 0;
        if (before.head == head) n++;
        return n <= 1;
    }
    public void badInside(Node x) { }
    @Post("badInside") @Declarative boolean badIsInside(Worlds before, Node x) {
        return x == null || has(before.head, x) || true;
    }
    public void badNew() { Node n = new Node(); n.next = head; head = n; }
    @Post("badNew") @Declarative boolean badIsNew(Worlds before) { return head != before.head; }
    public void badRow() { }
    @Post("badRow") @Declarative boolean badIsRow(Worlds before) { return row != before.row; }
    public void badThis() { }
    @Post("badThis") @Declarative boolean badIsThis(Worlds before) { return this != before; }
    public void guarded() { }
    @Post("guarded") @Declarative boolean isGuarded(Worlds before) {
        return head == null ? head == before.head : true;
    }
}
