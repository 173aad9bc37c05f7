// of: HeapArray.java; check: --arrays 4 --ints 0..4; verify: --scope 2,HeapArray=1 --bitwidth 4 --unroll 4
import glassbox.SpecFor;
import glassbox.spec.*;

/** No element exceeds the one it hangs under. */
@SpecFor(HeapArray.class)
@Invariant({"this.elements != null && this.elements.length <= 4",
    "this.size >= 0 && this.size <= this.elements.length",
    "all i: int | i > 0 && i < this.size => this.elements[i] <= this.elements[(i - 1) div 2]"})
class HeapArraySpec {
    @Requires("this.elements.length < 3 && this.size < 2")
    @Modifies({"this.size", "this.elements", "this.elements[int]"})
    @Ensures({"this.size = old(this.size) + 1", "some i: int | i >= 0 && i < this.size && this.elements[i] = value",
        "all v: int | v != value => #{i: int | i >= 0 && i < this.size && this.elements[i] = v}"
            + " = #{i: int | i >= 0 && i < old(this.size) && old(this.elements[i]) = v}"})
    public void insert(int value) {
    }

    @Requires("this.size > 0")
    @Modifies({"this.size", "this.elements[int]"})
    @Ensures({"this.size = old(this.size) - 1",
        "all i: int | i >= 0 && i < old(this.size) => old(this.elements[i]) <= return",
        "some i: int | i >= 0 && i < old(this.size) && old(this.elements[i]) = return",
        "all v: int | v != return => #{i: int | i >= 0 && i < this.size && this.elements[i] = v}"
            + " = #{i: int | i >= 0 && i < old(this.size) && old(this.elements[i]) = v}"})
    public int extractMax() {
        return 0;
    }
}
