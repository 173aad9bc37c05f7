// of: Stack.java; check: --nodes 3; verify: --scope 3
import glassbox.SpecFor;
import glassbox.spec.*;

@SpecFor(Stack.class)
@Invariant("all n: this.head.*next - null | n !in n.^next")
class StackSpec {
    @Modifies("this.head")
    @Ensures({"this.head.next = old(this.head)", "this.head.value = value"})
    public void push(Object value) {}

    @Requires("this.head != null")
    @Modifies("this.head")
    @Ensures("this.head = old(this.head.next)")
    @Returns("this.head.value")
    public Object pop() { return null; }

    @Returns("this.head = null")
    public boolean isEmpty() { return false; }
}
