package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Modifies;
import glassbox.spec.Requires;
import glassbox.spec.Returns;
import glassbox.spec.SpecField;
import glassbox.spec.Throws;
import java.util.Iterator;

/**
 * What is still to come. Nothing may have come into the list or set or left it since the iterator was
 * made, unless by its {@code remove}; what {@code List.set} has put in place of another is what
 * {@code next} gives. That one is in {@code gave} until it is removed.
 */
@SpecFor(Iterator.class)
@SpecField({"rest: seq Object", "list: set List", "was: seq Object", "set: set Set", "had: set Object",
    "stamp: int", "gave: set Object"})
abstract class IteratorSpec {
    @Requires({"all l: this.list | #l.elems = #this.was && l.edits = this.stamp",
        "all s: this.set | s.elems = this.had && s.edits = this.stamp"})
    @Returns("some this.rest")
    public abstract boolean hasNext();

    @Requires({"all l: this.list | #l.elems = #this.was && l.edits = this.stamp",
        "all s: this.set | s.elems = this.had && s.edits = this.stamp",
        "some this.rest"})
    @Throws("java.util.NoSuchElementException: no this.rest")
    @Modifies({"this.rest", "this.gave"})
    @Ensures({"all i: int | i >= 0 => this.rest[i] = old(this.rest[i + 1])", "this.gave = return"})
    @Returns("some this.list => this.list.elems[#this.list.elems - #this.rest] else this.rest[0]")
    public abstract Object next();

    @Requires({"all l: this.list | #l.elems = #this.was && l.edits = this.stamp && #this.rest < #l.elems",
        "all s: this.set | s.elems = this.had && s.edits = this.stamp",
        "some this.gave"})
    @Throws("IllegalStateException: no this.gave")
    @Modifies({"this.gave", "this.was", "this.had", "this.stamp", "this.list.elems", "this.set.elems"})
    @Ensures({"no this.gave",
        "all l: this.list, i: int | i >= 0 && i < old(#this.was) - #this.rest - 1"
            + " => l.elems[i] = old(l.elems)[i]",
        "all l: this.list, i: int | i >= old(#this.was) - #this.rest - 1"
            + " => l.elems[i] = old(l.elems)[i + 1]",
        "all l: this.list | this.was = l.elems && l.edits != old(l.edits) && this.stamp = l.edits",
        "all s: this.set | s.elems = old(s.elems) - old(this.gave)",
        "all s: this.set | this.had = s.elems && s.edits != old(s.edits) && this.stamp = s.edits",
        "no this.list => this.was = old(this.was)", "no this.set => this.had = old(this.had)"})
    public abstract void remove();
}
