// of: SentinelList.java; check: --nodes 4; verify: --scope 4,SentinelList=1,Object=2 --unroll 4
import glassbox.SpecFor;
import glassbox.spec.*;

/** A sentinel in front, whose prev is the last node. */
@SpecFor(SentinelList.class)
@Invariant({"this.head != null && this.head.value = null",
    "all n: this.head.*next - null | n !in n.^next",
    "all n: this.head.*next - null | n.next != null => n.next.prev = n",
    "all n: this.head.*next - null | n.next = null => this.head.prev = n"})
class SentinelListSpec {
    @Modifies({"(this.head.*next - null).next", "(this.head.*next - null).prev"})
    @Ensures({"this.head.next.value = value", "this.head.next.next = old(this.head.next)",
        "this.head.next !in old(Node)"})
    public void addFirst(Object value) {
    }

    @Modifies({"(this.head.*next - null).next", "(this.head.*next - null).prev"})
    @Ensures({"this.head.prev.value = value", "this.head.prev !in old(Node)",
        "this.head.*next - this.head.prev = old(this.head.*next)"})
    public void addLast(Object value) {
    }

    @Modifies({"(this.head.*next - null).next", "(this.head.*next - null).prev"})
    @Ensures({"return <=> (some n: old(this.head.^next) - null | old(n.value) = value)",
        "!return => this.head.*next = old(this.head.*next)",
        "return => #(this.head.*next) = #(old(this.head.*next)) - 1",
        "this.head.*next in old(this.head.*next)",
        "all n: old(this.head.*next) - this.head.*next - null | old(n.value) = value"})
    public boolean remove(Object value) {
        return false;
    }

    @Returns("some n: this.head.^next - null | n.value = value")
    public boolean contains(Object value) {
        return false;
    }

    @Modifies({"this.head.next", "this.head.prev"})
    @Ensures("this.head.next = null")
    public void clear() {
    }
}
