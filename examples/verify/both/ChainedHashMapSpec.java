// of: ChainedHashMap.java; check: --nodes 4 --arrays 2; verify: --scope 4,ChainedHashMap=1,Entry_array=1,Object=2 --unroll 4
import glassbox.SpecFor;
import glassbox.spec.*;

/** Chains in a table of one or two; keys are in their chains, and there once. */
@SpecFor(ChainedHashMap.class)
@Invariant({"this.table != null && (this.table.length = 1 || this.table.length = 2)",
    "all n: this.table[int].*next - null | n !in n.^next",
    "all n: this.table[int].*next - null | #(n.~next & this.table[int].*next) + #{i: int | this.table[i] = n} = 1",
    "all i: int | i >= 0 && i < this.table.length =>"
        + " (all n: this.table[i].*next - null | n.key bitand (this.table.length - 1) = i)",
    "all n, m: this.table[int].*next - null | n != m => n.key != m.key",
    "this.size = #(this.table[int].*next - null)"})
class ChainedHashMapSpec {
    @Returns("this.size = 0")
    public boolean isEmpty() {
        return false;
    }

    @Returns("(some n: this.table[int].*next - null | n.key = key)"
        + " => {n: this.table[int].*next - null | n.key = key}.value else null")
    public Object get(int key) {
        return null;
    }

    @Modifies({"this.size", "this.table[int]", "(this.table[int].*next - null).value",
        "(this.table[int].*next - null).next"})
    @Ensures({"some n: this.table[int].*next - null | n.key = key && n.value = value",
        "(some n: old(this.table[int].*next) - null | old(n.key) = key)"
            + " => (all n: old(this.table[int].*next) - null | old(n.key) = key => return = old(n.value))"
            + " else return = null",
        "old(this.table[int].*next) - null in this.table[int].*next"})
    public Object put(int key, Object value) {
        return null;
    }

    @Modifies({"this.size", "this.table[int]", "(this.table[int].*next - null).next"})
    @Ensures({"no n: this.table[int].*next - null | n.key = key",
        "(some n: old(this.table[int].*next) - null | old(n.key) = key)"
            + " => (all n: old(this.table[int].*next) - null | old(n.key) = key => return = old(n.value))"
            + " else return = null",
        "all n: old(this.table[int].*next) - null | old(n.key) != key => n in this.table[int].*next"})
    public Object remove(int key) {
        return null;
    }

    @Modifies({"this.size", "this.table[int]"})
    @Ensures({"this.size = 0", "no this.table[int] - null"})
    public void clear() {
    }
}
