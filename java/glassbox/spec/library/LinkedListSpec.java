package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import java.util.LinkedList;

/** How it begins; the rest is in {@link ListSpec}. */
@SpecFor(LinkedList.class)
class LinkedListSpec {
    @Ensures("no this.elems")
    LinkedListSpec() {}
}
