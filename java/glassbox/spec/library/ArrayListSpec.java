package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Throws;
import java.util.ArrayList;

/** How it begins; the rest is in {@link ListSpec}. */
@SpecFor(ArrayList.class)
class ArrayListSpec {
    @Ensures("no this.elems")
    ArrayListSpec() {}

    @Throws("IllegalArgumentException: capacity < 0")
    @Ensures("no this.elems")
    ArrayListSpec(int capacity) {}
}
