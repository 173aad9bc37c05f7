package glassbox.spec.library;

import glassbox.SpecFor;
import glassbox.spec.Ensures;
import glassbox.spec.Invariant;
import glassbox.spec.Modifies;
import glassbox.spec.Returns;
import glassbox.spec.SpecField;
import java.util.Map;

/** A map is a relation that gives each key at most one value. */
@SpecFor(Map.class)
@SpecField("map: Object -> Object")
@Invariant("all k: Object + null | lone k.(this.map)")
abstract class MapSpec {
    @Returns("#this.map")
    public abstract int size();

    @Returns("no this.map")
    public abstract boolean isEmpty();

    @Returns("some key.(this.map)")
    public boolean containsKey(Object key) {
        return false;
    }

    @Returns("some key.(this.map) => key.(this.map) else null")
    public Object get(Object key) {
        return null;
    }

    @Returns("some key.(this.map) => key.(this.map) else value")
    public Object getOrDefault(Object key, Object value) {
        return null;
    }

    @Modifies("this.map")
    @Ensures("this.map = old(this.map) ++ (key -> value)")
    @Returns("some key.(this.map) => key.(this.map) else null")
    public Object put(Object key, Object value) {
        return null;
    }

    @Modifies("this.map")
    @Ensures("this.map = old(this.map) - (key -> (Object + null))")
    @Returns("some key.(this.map) => key.(this.map) else null")
    public Object remove(Object key) {
        return null;
    }

    @Modifies("this.map")
    @Ensures("no this.map")
    public abstract void clear();
}
