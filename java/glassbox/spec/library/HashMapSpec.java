package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Throws;
import java.util.HashMap;

/** How it begins; the rest is in {@link MapSpec}. */
@SpecFor(HashMap.class)
class HashMapSpec {
    @Ensures("no this.map")
    HashMapSpec() {}

    @Throws("IllegalArgumentException: capacity < 0")
    @Ensures("no this.map")
    HashMapSpec(int capacity) {}
}
