import glassbox.SpecFor;
import glassbox.spec.*;

/** What the JDK's LinkedList does not do, one mistake a method. */
@SpecFor(java.util.LinkedList.class)
@SpecField({
    "nodes: seq LinkedList.Node | this.nodes[0] = this.first - null"
        + " && (all i: int | i > 0 => this.nodes[i] = this.nodes[i - 1].next - null)",
    "elems: seq Object | all i: int | this.elems[i] = this.nodes[i].item"})
@Invariant({
    "this.size = #(this.first.*next - null)",
    "this.first = null <=> this.last = null",
    "this.first != null => this.first.prev = null && this.last.next = null"
        + " && this.last in this.first.*next",
    "all n: this.first.*next - null | n !in n.^next && (n.next != null => n.next.prev = n)"})
class WrongListSpec {
    @Throws("IndexOutOfBoundsException: index < 0")
    @Returns("this.elems[index]")
    public Object get(int index) {
        return null;
    }

    @Ensures("return = -1 <=> element in int.(this.elems)")
    public int indexOf(Object element) {
        return 0;
    }

    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Modifies("this.elems")
    @Ensures("this.elems = old(this.elems) ++ index -> element")
    public Object set(int index, Object element) {
        return null;
    }

    @Modifies({"this.elems", "this.nodes", "this.first", "this.last", "this.size",
        "this.modCount", "this.last.next"})
    @Requires("#this.elems < 6")
    @Ensures("this.elems = old(this.elems) + 0 -> element")
    public boolean add(Object element) {
        return false;
    }

    @Modifies({"this.elems", "this.nodes", "this.first", "this.last", "this.size",
        "this.modCount", "(int.(this.nodes)).next", "(int.(this.nodes)).prev",
        "(int.(this.nodes)).item"})
    @Ensures("return => element !in int.(this.elems)")
    public boolean remove(Object element) {
        return false;
    }

    @Ensures("no this.elems")
    public void clear() {
    }
}
