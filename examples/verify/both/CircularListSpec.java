// of: CircularList.java; check: --nodes 3 --objects Node=4; verify: --scope 4,CircularList=1,Object=2 --unroll 4
import glassbox.SpecFor;
import glassbox.spec.*;

/** The circle with a header: along next it comes back to where it began, along prev as well. */
@SpecFor(CircularList.class)
@Invariant({"this.header != null && this.header.value = null",
    "this.header in this.header.^next",
    "all n: this.header.*next | n != null && n.next != null && n.next.prev = n",
    "this.size = #(this.header.*next) - 1"})
class CircularListSpec {
    @Requires("this.size < 3")
    @Modifies({"this.size", "this.header.next", "(this.header.*next).prev", "(this.header.*next).next"})
    @Ensures({"this.header.next.value = value", "this.size = old(this.size) + 1",
        "this.header.next.next = old(this.header.next)"})
    public void addFirst(Object value) {
    }

    @Requires("this.size < 3")
    @Modifies({"this.size", "(this.header.*next).prev", "(this.header.*next).next"})
    @Ensures({"this.header.prev.value = value", "this.size = old(this.size) + 1",
        "this.header.prev.prev = old(this.header.prev)"})
    public void addLast(Object value) {
    }

    @Modifies({"this.size", "(this.header.*next).prev", "(this.header.*next).next"})
    @Ensures({"return <=> (some n: old(this.header.*next - this.header) | old(n.value) = value)",
        "!return => this.size = old(this.size)", "return => this.size = old(this.size) - 1",
        "this.header.*next in old(this.header.*next)",
        "all n: old(this.header.*next) - this.header.*next | old(n.value) = value"})
    public boolean remove(Object value) {
        return false;
    }

    @Returns("some n: this.header.*next - this.header | n.value = value")
    public boolean contains(Object value) {
        return false;
    }

    @Modifies({"this.size", "this.header.next", "this.header.prev"})
    @Ensures({"this.header.next = this.header", "this.size = 0"})
    public void clear() {
    }
}
