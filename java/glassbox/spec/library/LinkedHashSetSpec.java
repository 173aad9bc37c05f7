package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Throws;
import java.util.LinkedHashSet;

/** How it begins; the rest is in {@link SetSpec}. */
@SpecFor(LinkedHashSet.class)
class LinkedHashSetSpec {
    @Ensures("no this.elems")
    LinkedHashSetSpec() {}

    @Throws("IllegalArgumentException: capacity < 0")
    @Ensures("no this.elems")
    LinkedHashSetSpec(int capacity) {}
}
