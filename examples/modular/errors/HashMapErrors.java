// like: ../HashMapModule.java --nodes 3 --arrays 2 --ints 0..2
import glassbox.SpecFor;
import java.util.HashMap;

/** A mistake in each operation of the library's HashMap: it is found, and only there. */
class HashMapErrors {
    private HashMapErrors() {}

    // expect WrongPut.Spec: violated equivalence put
    /** Says that there was nothing before. */
    static class WrongPut extends HashMap<Object, Object> {
        @Override
        public Object put(Object key, Object value) {
            super.put(key, value);
            return null;
        }

        @SpecFor(WrongPut.class)
        static class Spec extends HashMapModule {}
    }

    // expect WrongRemove.Spec: violated equivalence remove
    /** Leaves the entry of null. */
    static class WrongRemove extends HashMap<Object, Object> {
        @Override
        public Object remove(Object key) {
            return key == null ? super.get(null) : super.remove(key);
        }

        @SpecFor(WrongRemove.class)
        static class Spec extends HashMapModule {}
    }

    // expect WrongGet.Spec: violated equivalence get
    /** Does not find null. */
    static class WrongGet extends HashMap<Object, Object> {
        @Override
        public Object get(Object key) {
            return key == null ? null : super.get(key);
        }

        @SpecFor(WrongGet.class)
        static class Spec extends HashMapModule {}
    }

    // expect WrongContainsKey.Spec: violated equivalence containsKey
    /** Takes null for a value as no entry. */
    static class WrongContainsKey extends HashMap<Object, Object> {
        @Override
        public boolean containsKey(Object key) {
            return super.get(key) != null;
        }

        @SpecFor(WrongContainsKey.class)
        static class Spec extends HashMapModule {}
    }

    // expect WrongSize.Spec: violated equivalence size
    /** Does not count null. */
    static class WrongSize extends HashMap<Object, Object> {
        @Override
        public int size() {
            return super.size() - (super.containsKey(null) ? 1 : 0);
        }

        @SpecFor(WrongSize.class)
        static class Spec extends HashMapModule {}
    }

    // expect WrongIsEmpty.Spec: violated equivalence isEmpty
    /** Looks whether there is a table. */
    static class WrongIsEmpty extends HashMap<Object, Object> {
        @Override
        public boolean isEmpty() {
            return table == null;
        }

        @SpecFor(WrongIsEmpty.class)
        static class Spec extends HashMapModule {}
    }

    // expect WrongClear.Spec: violated equivalence clear
    /** Leaves a map with null as it is. */
    static class WrongClear extends HashMap<Object, Object> {
        @Override
        public void clear() {
            if (!super.containsKey(null)) {
                super.clear();
            }
        }

        @SpecFor(WrongClear.class)
        static class Spec extends HashMapModule {}
    }
}
