// expect: violated invariant disableTemporary at --replace RedBlackMap=AbsIntMap --nodes 2 --ints 0..1 --objects Object=2
// needs: ../../RedBlackMap.java
import glassbox.Declarative;
import glassbox.Tree;

/** Forgets to clear. */
public class DualCacheWrongDisable {
    @Tree RedBlackMap permanent = new RedBlackMap();
    @Tree RedBlackMap temporary = new RedBlackMap();
    boolean isTemporary;

    /** The value of the key, which is computed when it is not known. */
    public Object lookup(int key) {
        Object value = permanent.get(key);
        if (value == null) {
            value = temporary.get(key);
        }
        if (value == null) {
            value = compute(key);
            if (isTemporary) {
                temporary.put(key, value);
            } else {
                permanent.put(key, value);
            }
        }
        return value;
    }

    /** Forgets the value of the key. */
    public void remove(int key) {
        permanent.remove(key);
        temporary.remove(key);
    }

    public void enableTemporary() {
        isTemporary = true;
    }

    public void disableTemporary() {
        isTemporary = false;
    }

    /** Moves a value from the temporary map to the permanent one. */
    public void promote(int key) {
        Object value = temporary.remove(key);
        if (value != null) {
            permanent.put(key, value);
        }
    }

    /** Moves a value from the permanent map to the temporary one, if that is in use. */
    public void demote(int key) {
        if (!isTemporary) {
            return;
        }
        Object value = permanent.remove(key);
        if (value != null) {
            temporary.put(key, value);
        }
    }

    private static Object compute(int key) {
        return new Object();
    }

    @Declarative
    boolean repOk() {
        return permanent != null
                && temporary != null
                && permanent.repOk()
                && temporary.repOk()
                && (isTemporary || temporary.isEmpty())
                && temporary.all((key, value) -> value != null)
                && permanent.all((key, value) -> value != null && temporary.get(key) == null);
    }
}
