// like: ../TreeMapModule.java --nodes 2
import glassbox.SpecFor;
import java.util.TreeMap;

/** A mistake in each operation of the library's TreeMap: it is found, and only there. */
class TreeMapErrors {
    private TreeMapErrors() {}

    // expect WrongPut.Spec: violated equivalence put
    /** Keeps the value of a key that is there. */
    static class WrongPut extends TreeMap<Object, Object> {
        @Override
        public Object put(Object key, Object value) {
            return super.containsKey(key) ? super.get(key) : super.put(key, value);
        }

        @SpecFor(WrongPut.class)
        static class Spec extends TreeMapModule {}
    }

    // expect WrongRemove.Spec: violated equivalence remove
    /** Leaves the last entry. */
    static class WrongRemove extends TreeMap<Object, Object> {
        @Override
        public Object remove(Object key) {
            return super.size() == 1 ? super.get(key) : super.remove(key);
        }

        @SpecFor(WrongRemove.class)
        static class Spec extends TreeMapModule {}
    }

    // expect WrongGet.Spec: violated equivalence get
    /** Does not find the last of two keys. */
    static class WrongGet extends TreeMap<Object, Object> {
        @Override
        public Object get(Object key) {
            boolean last = super.size() == 2 && key.equals(super.lastKey());
            return last ? null : super.get(key);
        }

        @SpecFor(WrongGet.class)
        static class Spec extends TreeMapModule {}
    }

    // expect WrongContainsKey.Spec: violated equivalence containsKey
    /** Takes null for a value as no entry. */
    static class WrongContainsKey extends TreeMap<Object, Object> {
        @Override
        public boolean containsKey(Object key) {
            return super.get(key) != null;
        }

        @SpecFor(WrongContainsKey.class)
        static class Spec extends TreeMapModule {}
    }

    // expect WrongSize.Spec: violated equivalence size
    /** Counts to one. */
    static class WrongSize extends TreeMap<Object, Object> {
        @Override
        public int size() {
            return Math.min(super.size(), 1);
        }

        @SpecFor(WrongSize.class)
        static class Spec extends TreeMapModule {}
    }

    // expect WrongIsEmpty.Spec: violated equivalence isEmpty
    /** Takes one entry as none. */
    static class WrongIsEmpty extends TreeMap<Object, Object> {
        @Override
        public boolean isEmpty() {
            return super.size() <= 1;
        }

        @SpecFor(WrongIsEmpty.class)
        static class Spec extends TreeMapModule {}
    }

    // expect WrongClear.Spec: violated equivalence clear
    /** Leaves a map of two entries as it is. */
    static class WrongClear extends TreeMap<Object, Object> {
        @Override
        public void clear() {
            if (super.size() != 2) {
                super.clear();
            }
        }

        @SpecFor(WrongClear.class)
        static class Spec extends TreeMapModule {}
    }
}
