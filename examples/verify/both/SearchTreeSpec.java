// of: SearchTree.java; check: --nodes 3; verify: --scope 3,SearchTree=1,Object=2 --unroll 4
import glassbox.SpecFor;
import glassbox.spec.*;

/** A tree of both fields, smaller keys to the left. */
@SpecFor(SearchTree.class)
@Invariant({"all n: this.root.*(left + right) - null | n !in n.^(left + right)",
    "all n: this.root.*(left + right) - null | lone (n.~(left + right) & this.root.*(left + right))",
    "all n: this.root.*(left + right) - null | n.left != null => n.left != n.right",
    "all n: this.root.*(left + right) - null, m: n.left.*(left + right) - null | m.key < n.key",
    "all n: this.root.*(left + right) - null, m: n.right.*(left + right) - null | m.key > n.key"})
class SearchTreeSpec {
    @Returns("(some n: this.root.*(left + right) - null | n.key = key)"
        + " => {n: this.root.*(left + right) - null | n.key = key}.value else null")
    public Object get(int key) {
        return null;
    }

    @Modifies({"this.root", "(this.root.*(left + right) - null).value",
        "(this.root.*(left + right) - null).left", "(this.root.*(left + right) - null).right"})
    @Ensures({"some n: this.root.*(left + right) - null | n.key = key && n.value = value",
        "old(this.root.*(left + right)) in this.root.*(left + right)"})
    public void insert(int key, Object value) {
    }

    @Modifies({"this.root", "(this.root.*(left + right) - null).left",
        "(this.root.*(left + right) - null).right"})
    @Ensures({"no n: this.root.*(left + right) - null | n.key = key",
        "return <=> (some n: old(this.root.*(left + right)) - null | old(n.key) = key)",
        "all n: old(this.root.*(left + right)) - null | old(n.key) != key => n in this.root.*(left + right)"})
    public boolean remove(int key) {
        return false;
    }
}
