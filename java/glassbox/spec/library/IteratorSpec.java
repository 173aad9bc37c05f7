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
 * made; what {@code List.set} has put in place of another is what {@code next} gives.
 */
@SpecFor(Iterator.class)
@SpecField({"rest: seq Object", "list: set List", "was: seq Object", "set: set Set", "had: set Object",
    "stamp: int"})
abstract class IteratorSpec {
    @Requires({"all l: this.list | #l.elems = #this.was && l.edits = this.stamp",
        "all s: this.set | s.elems = this.had && s.edits = this.stamp"})
    @Returns("some this.rest")
    public abstract boolean hasNext();

    @Requires({"all l: this.list | #l.elems = #this.was && l.edits = this.stamp",
        "all s: this.set | s.elems = this.had && s.edits = this.stamp",
        "some this.rest"})
    @Throws("java.util.NoSuchElementException: no this.rest")
    @Modifies("this.rest")
    @Ensures("all i: int | i >= 0 => this.rest[i] = old(this.rest[i + 1])")
    @Returns("some this.list => this.list.elems[#this.list.elems - #this.rest] else this.rest[0]")
    public abstract Object next();
}
