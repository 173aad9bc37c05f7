package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Modifies;
import glassbox.spec.Returns;
import glassbox.spec.SpecField;
import java.util.Iterator;
import java.util.Set;

/** A set is a set; its iterator gives it in any order. */
@SpecFor(Set.class)
@SpecField({"elems: set Object", "edits: int"})
abstract class SetSpec {
    @Returns("#this.elems")
    public abstract int size();

    @Returns("no this.elems")
    public abstract boolean isEmpty();

    @Returns("element in this.elems")
    public boolean contains(Object element) {
        return false;
    }

    @Modifies("this.elems")
    @Ensures({"this.elems = old(this.elems) + element", "return <=> element !in old(this.elems)",
        "return <=> this.edits != old(this.edits)"})
    public boolean add(Object element) {
        return false;
    }

    @Modifies("this.elems")
    @Ensures({"this.elems = old(this.elems) - element", "return <=> element in old(this.elems)",
        "return <=> this.edits != old(this.edits)"})
    public boolean remove(Object element) {
        return false;
    }

    @Modifies("this.elems")
    @Ensures({"no this.elems", "this.edits != old(this.edits)"})
    public abstract void clear();

    @Ensures({"return !in old(Iterator) + null", "int.(return.rest) = this.elems",
        "all o: this.elems | one return.rest.o", "return.set = this", "return.had = this.elems",
        "no return.list", "return.stamp = this.edits", "no return.gave"})
    public abstract Iterator<?> iterator();
}
