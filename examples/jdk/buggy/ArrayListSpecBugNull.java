// expect: violated invariant set at --nodes 4 --method set --method get --method clear --allow java.lang.IndexOutOfBoundsException
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import java.util.ArrayList;

/** Claims too much of ArrayList: that none of its elements is null. */
@SpecFor(java.util.ArrayList.class)
@Domain("modCount: 0..0")
class ArrayListSpecBugNull {
    @Declarative
    static boolean repOk(ArrayList<?> m) {
        if (m.elementData == null || m.size < 0 || m.size > m.elementData.length) {
            return false;
        }
        for (int i = 0; i < m.elementData.length; i++) {
            if ((i < m.size) != (m.elementData[i] != null)) {
                return false;
            }
        }
        return true;
    }
}
