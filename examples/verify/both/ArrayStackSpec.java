// of: ArrayStack.java; check: --arrays 3 --ints 0..3; verify: --scope 2,ArrayStack=1 --bitwidth 4 --unroll 4
import glassbox.SpecFor;
import glassbox.spec.*;

/** The stack in an array: what lies above the top is null. */
@SpecFor(ArrayStack.class)
@Invariant({"this.elements != null && this.elements.length <= 3",
    "this.size >= 0 && this.size <= this.elements.length",
    "all i: int | i >= this.size && i < this.elements.length => this.elements[i] = null"})
class ArrayStackSpec {
    @Requires("this.elements.length < 3 && this.size < 2")
    @Modifies({"this.size", "this.elements", "this.elements[int]"})
    @Ensures({"this.size = old(this.size) + 1", "this.elements[old(this.size)] = value",
        "all i: int | i >= 0 && i < old(this.size) => this.elements[i] = old(this.elements[i])"})
    public void push(Object value) {
    }

    @Requires("this.size > 0")
    @Modifies({"this.size", "this.elements[int]"})
    @Ensures({"this.size = old(this.size) - 1",
        "all i: int | i >= 0 && i < this.size => this.elements[i] = old(this.elements[i])"})
    @Returns("this.elements[this.size - 1]")
    public Object pop() {
        return null;
    }
}
