package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Throws;
import java.util.LinkedHashMap;

/** How it begins; the rest is in {@link MapSpec}. */
@SpecFor(LinkedHashMap.class)
class LinkedHashMapSpec {
    @Ensures("no this.map")
    LinkedHashMapSpec() {}

    @Throws("IllegalArgumentException: capacity < 0")
    @Ensures("no this.map")
    LinkedHashMapSpec(int capacity) {}
}
