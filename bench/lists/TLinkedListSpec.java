import glassbox.SpecFor;
import glassbox.spec.*;
import gnu.trove.list.TLinkable;
import gnu.trove.list.linked.TLinkedList;

/** The methods that Trove's list has of its own; its elements are the nodes. */
@SpecFor(TLinkedList.class)
@SpecField("elems: seq Link | this.elems[0] = this._head - null"
    + " && (all i: int | i > 0 => this.elems[i] = this.elems[i - 1].next - null)")
@Invariant({
    "this._size = #(this._head.*next - null)",
    "this._head = null <=> this._tail = null",
    "this._head != null => this._head.previous = null && this._tail.next = null && this._tail in this._head.*next",
    "all n: this._head.*next - null | n !in n.^next && (n.next != null => n.next.previous = n)"})
class TLinkedListSpec {
    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Returns("this.elems[index]")
    public TLinkable get(int index) {
        return null;
    }

    @Returns("#this.elems")
    public int size() {
        return 0;
    }

    @Requires("o != null") /* null is asked for its class */
    @Returns("o in int.(this.elems)")
    public boolean contains(Object o) {
        return false;
    }

    @Requires("linkable != null && linkable.next = null && linkable.previous = null && linkable !in this._head.*next && #this.elems < 7")
    @Modifies({"this.elems", "this._head", "this._tail", "this._size", "this._tail.next", "linkable.previous", "linkable.next"})
    @Ensures({"this.elems = old(this.elems) + old(#this.elems) -> linkable", "return"})
    public boolean add(TLinkable linkable) {
        return false;
    }

    @Requires("linkable != null && linkable.next = null && linkable.previous = null && linkable !in this._head.*next"
        + " && #this.elems < 7 && index >= 0 && index <= #this.elems")
    @Throws("IndexOutOfBoundsException: index < 0 || index > #this.elems")
    @Modifies({"this.elems", "this._head", "this._tail", "this._size",
        "(this._head.*next - null).next", "(this._head.*next - null).previous", "linkable.previous", "linkable.next"})
    @Ensures({"this.elems[index] = linkable",
        "all i: int | i < index => this.elems[i] = old(this.elems[i])",
        "all i: int | i > index => this.elems[i] = old(this.elems[i - 1])"})
    public void add(int index, TLinkable linkable) {
    }

    @Requires("o in int.(this.elems)")
    @Modifies({"this.elems", "this._head", "this._tail", "this._size",
        "(this._head.*next - null).next", "(this._head.*next - null).previous"})
    @Ensures({"return", "#this.elems = old(#this.elems) - 1", "o !in int.(this.elems)"})
    public boolean remove(Object o) {
        return false;
    }

    @Modifies({"this.elems", "this._head", "this._tail", "this._size",
        "(this._head.*next - null).next", "(this._head.*next - null).previous"})
    @Ensures("no this.elems")
    public void clear() {
    }
}

class Link implements TLinkable<Link> {
    Link next, previous;

    public Link getNext() {
        return next;
    }

    public Link getPrevious() {
        return previous;
    }

    public void setNext(Link link) {
        next = link;
    }

    public void setPrevious(Link link) {
        previous = link;
    }
}
