package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Throws;
import java.util.HashSet;

/** How it begins; the rest is in {@link SetSpec}. */
@SpecFor(HashSet.class)
class HashSetSpec {
    @Ensures("no this.elems")
    HashSetSpec() {}

    @Throws("IllegalArgumentException: capacity < 0")
    @Ensures("no this.elems")
    HashSetSpec(int capacity) {}
}
