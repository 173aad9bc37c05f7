// of: Queue.java Stack.java; check: --nodes 6; verify: --scope 3,Queue=1,Stack=2,Object=2 --unroll 4
import glassbox.SpecFor;
import glassbox.spec.*;

/** Two stacks that share no node. */
@SpecFor(Queue.class)
@Invariant({"this.front != null && this.back != null && this.front != this.back",
    "no (this.front.head.*next & this.back.head.*next) - null",
    "all n: (this.front + this.back).head.*next - null | n !in n.^next"})
class QueueSpec {
    @Returns("this.front.head = null && this.back.head = null")
    public boolean isEmpty() {
        return false;
    }

    @Modifies("this.back.head")
    @Ensures({"this.back.head.value = value", "this.back.head.next = old(this.back.head)"})
    public void enqueue(Object value) {
    }

    @Requires("this.front.head != null || this.back.head != null")
    @Modifies({"this.front.head", "this.back.head"})
    @Ensures({"old(this.front.head) != null => return = old(this.front.head.value)",
        "old(this.front.head) = null => (some n: old(this.back.head.*next) - null"
            + " | old(n.next) = null && return = old(n.value))"})
    public Object dequeue() {
        return null;
    }
}
