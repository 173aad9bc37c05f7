import glassbox.SpecFor;

/** A companion: the specification of a class that cannot be edited. */
@SpecFor(java.util.TreeMap.class)
class RingSpec {}
