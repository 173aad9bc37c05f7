import glassbox.SpecFor;
import glassbox.spec.*;
import org.apache.commons.collections.list.AbstractLinkedList;

/** The twelve methods of List that 003 Table 6.1 verifies, of commons-collections: a circle with a header. */
@SpecFor(AbstractLinkedList.class)
@SpecField({
    "nodes: seq AbstractLinkedList.Node | this.nodes[0] = this.header.next - this.header"
        + " && (all i: int | i > 0 => this.nodes[i] = this.nodes[i - 1].next - this.header)",
    "elems: seq Object | all i: int | this.elems[i] = this.nodes[i].value"})
@Invariant({
    "this.header != null && this.header in this.header.^next",
    "all n: this.header.*next | n != null && n.next != null && n.next.previous = n",
    "this.size = #(this.header.*next) - 1"})
class AbstractLinkedListSpec {
    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Returns("this.elems[index]")
    public Object get(int index) {
        return null;
    }

    @Returns("#this.elems")
    public int size() {
        return 0;
    }

    @Returns("no this.elems")
    public boolean isEmpty() {
        return false;
    }

    @Returns("value in int.(this.elems)")
    public boolean contains(Object value) {
        return false;
    }

    @Ensures({"return >= -1", "return = -1 <=> value !in int.(this.elems)",
        "return >= 0 => this.elems[return] = value",
        "all i: int | i >= 0 && i < return => this.elems[i] != value"})
    public int indexOf(Object value) {
        return 0;
    }

    @Ensures({"return >= -1", "return = -1 <=> value !in int.(this.elems)",
        "return >= 0 => this.elems[return] = value",
        "all i: int | i > return && i < #this.elems => this.elems[i] != value"})
    public int lastIndexOf(Object value) {
        return 0;
    }

    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Modifies({"this.elems", "this.nodes[index].value"})
    @Ensures("this.elems = old(this.elems) ++ index -> value")
    @Returns("this.elems[index]")
    public Object set(int index, Object value) {
        return null;
    }

    @Modifies({"this.elems", "this.nodes", "this.size", "this.modCount",
        "(this.header.*next).next", "(this.header.*next).previous"})
    @Requires("#this.elems < 7")
    @Ensures({"this.elems = old(this.elems) + old(#this.elems) -> value", "return"})
    public boolean add(Object value) {
        return false;
    }

    @Modifies({"this.elems", "this.nodes", "this.size", "this.modCount",
        "(this.header.*next).next", "(this.header.*next).previous"})
    @Requires("index >= 0 && index <= #this.elems && #this.elems < 7")
    @Throws("IndexOutOfBoundsException: index < 0 || index > #this.elems")
    @Ensures({"this.elems[index] = value",
        "all i: int | i < index => this.elems[i] = old(this.elems[i])",
        "all i: int | i > index => this.elems[i] = old(this.elems[i - 1])"})
    public void add(int index, Object value) {
    }

    @Modifies({"this.elems", "this.nodes", "this.size", "this.modCount",
        "(this.header.*next).next", "(this.header.*next).previous"})
    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Ensures({"all i: int | i < index => this.elems[i] = old(this.elems[i])",
        "all i: int | i >= index && i < #this.elems => this.elems[i] = old(this.elems[i + 1])",
        "#this.elems = old(#this.elems) - 1"})
    @Returns("this.elems[index]")
    public Object remove(int index) {
        return null;
    }

    @Modifies({"this.elems", "this.nodes", "this.size", "this.modCount",
        "(this.header.*next).next", "(this.header.*next).previous"})
    @Ensures({"return <=> value in int.(old(this.elems))",
        "!return => this.elems = old(this.elems)",
        "return => #this.elems = old(#this.elems) - 1"})
    public boolean remove(Object value) {
        return false;
    }

    @Modifies({"this.elems", "this.nodes", "this.size", "this.modCount",
        "this.header.next", "this.header.previous"})
    @Ensures("no this.elems")
    public void clear() {
    }
}
