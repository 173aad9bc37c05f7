package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Modifies;
import glassbox.spec.Returns;
import glassbox.spec.SpecField;
import glassbox.spec.Throws;
import java.util.Iterator;
import java.util.List;

/** A list is a sequence, whatever it is made of. Its edits tell whether anything came or went since. */
@SpecFor(List.class)
@SpecField({"elems: seq Object", "edits: int"})
abstract class ListSpec {
    @Returns("#this.elems")
    public abstract int size();

    @Returns("no this.elems")
    public abstract boolean isEmpty();

    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Returns("this.elems[index]")
    public Object get(int index) {
        return null;
    }

    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Modifies("this.elems")
    @Ensures({"this.elems = old(this.elems) ++ (index -> element)", "this.edits = old(this.edits)"})
    @Returns("this.elems[index]")
    public Object set(int index, Object element) {
        return null;
    }

    @Modifies("this.elems")
    @Ensures({"this.elems = old(this.elems) + (old(#this.elems) -> element)", "return",
        "this.edits != old(this.edits)"})
    public boolean add(Object element) {
        return true;
    }

    @Throws("IndexOutOfBoundsException: index < 0 || index > #this.elems")
    @Modifies("this.elems")
    @Ensures({"this.elems[index] = element",
        "all i: int | i >= 0 && i < index => this.elems[i] = old(this.elems[i])",
        "all i: int | i > index => this.elems[i] = old(this.elems[i - 1])",
        "this.edits != old(this.edits)"})
    public void add(int index, Object element) {}

    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    @Modifies("this.elems")
    @Ensures({"all i: int | i >= 0 && i < index => this.elems[i] = old(this.elems[i])",
        "all i: int | i >= index => this.elems[i] = old(this.elems[i + 1])",
        "this.edits != old(this.edits)"})
    @Returns("this.elems[index]")
    public Object remove(int index) {
        return null;
    }

    @Returns("element in int.(this.elems)")
    public boolean contains(Object element) {
        return false;
    }

    @Ensures({"return >= -1", "return = -1 <=> element !in int.(this.elems)",
        "return >= 0 => this.elems[return] = element",
        "all i: int | i >= 0 && i < return => this.elems[i] != element"})
    public int indexOf(Object element) {
        return -1;
    }

    @Ensures({"return >= -1", "return = -1 <=> element !in int.(this.elems)",
        "return >= 0 => this.elems[return] = element",
        "all i: int | i > return && i < #this.elems => this.elems[i] != element"})
    public int lastIndexOf(Object element) {
        return -1;
    }

    @Modifies("this.elems")
    @Ensures({"return <=> element in old(int.(this.elems))",
        "!return => this.elems = old(this.elems)",
        "return => some k: int | old(this.elems)[k] = element"
            + " && (all i: int | i >= 0 && i < k => old(this.elems)[i] != element"
            + " && this.elems[i] = old(this.elems)[i])"
            + " && (all i: int | i >= k => this.elems[i] = old(this.elems)[i + 1])",
        "return <=> this.edits != old(this.edits)"})
    public boolean remove(Object element) {
        return false;
    }

    @Modifies("this.elems")
    @Ensures({"no this.elems", "this.edits != old(this.edits)"})
    public abstract void clear();

    @Ensures({"return !in old(Iterator) + null", "return.rest = this.elems",
        "return.list = this", "return.was = this.elems", "no return.set",
        "return.stamp = this.edits", "no return.gave"})
    public abstract Iterator<?> iterator();
}
