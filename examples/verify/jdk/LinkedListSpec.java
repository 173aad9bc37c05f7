import glassbox.SpecFor;
import glassbox.spec.*;

/** The twelve methods of List that 003 Table 6.1 verifies, of the JDK's LinkedList. */
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
class LinkedListSpec {
    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Returns("this.elems[index]")
    public Object get(int index) {
        return null;
    }

    @Returns("#this.elems")
    public int size() {
        return 0;
    }

    @Returns("some o: Object + null | o = element && o in int.(this.elems)")
    public boolean contains(Object element) {
        return false;
    }

    @Ensures({"return >= -1", "return = -1 <=> element !in int.(this.elems)",
        "return >= 0 => this.elems[return] = element",
        "all i: int | i >= 0 && i < return => this.elems[i] != element"})
    public int indexOf(Object element) {
        return 0;
    }

    @Ensures({"return >= -1", "return = -1 <=> element !in int.(this.elems)",
        "return >= 0 => this.elems[return] = element",
        "all i: int | i > return && i < #this.elems => this.elems[i] != element"})
    public int lastIndexOf(Object element) {
        return 0;
    }

    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Modifies({"this.elems", "this.nodes[index].item"})
    @Ensures("this.elems = old(this.elems) ++ index -> element")
    @Returns("this.elems[index]")
    public Object set(int index, Object element) {
        return null;
    }

    @Modifies({"this.elems", "this.nodes", "this.first", "this.last", "this.size",
        "this.modCount", "this.last.next"})
    @Requires("#this.elems < 7")
    @Ensures({"this.elems = old(this.elems) + old(#this.elems) -> element", "return"})
    public boolean add(Object element) {
        return false;
    }

    @Modifies({"this.elems", "this.nodes", "this.first", "this.last", "this.size",
        "this.modCount", "(int.(this.nodes)).next", "(int.(this.nodes)).prev"})
    @Requires("index >= 0 && index <= #this.elems && #this.elems < 7")
    @Throws("IndexOutOfBoundsException: index < 0 || index > #this.elems")
    @Ensures({"this.elems[index] = element",
        "all i: int | i < index => this.elems[i] = old(this.elems[i])",
        "all i: int | i > index => this.elems[i] = old(this.elems[i - 1])"})
    public void add(int index, Object element) {
    }

    @Modifies({"this.elems", "this.nodes", "this.first", "this.last", "this.size",
        "this.modCount", "(int.(this.nodes)).next", "(int.(this.nodes)).prev",
        "(int.(this.nodes)).item"})
    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Ensures({"all i: int | i < index => this.elems[i] = old(this.elems[i])",
        "all i: int | i >= index && i < #this.elems => this.elems[i] = old(this.elems[i + 1])",
        "#this.elems = old(#this.elems) - 1"})
    @Returns("this.elems[index]")
    public Object remove(int index) {
        return null;
    }

    @Modifies({"this.elems", "this.nodes", "this.first", "this.last", "this.size",
        "this.modCount", "(int.(this.nodes)).next", "(int.(this.nodes)).prev",
        "(int.(this.nodes)).item"})
    @Ensures({"return <=> element in int.(old(this.elems))",
        "!return => this.elems = old(this.elems)",
        "return => #this.elems = old(#this.elems) - 1"})
    public boolean remove(Object element) {
        return false;
    }

    @Modifies({"this.elems", "this.nodes", "this.first", "this.last", "this.size",
        "this.modCount", "(int.(this.nodes)).next", "(int.(this.nodes)).prev",
        "(int.(this.nodes)).item"})
    @Ensures("no this.elems")
    public void clear() {
    }
}
