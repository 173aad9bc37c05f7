// expect: holds at --nodes 4 --method add --method set --method get --method remove --method contains --method indexOf --method clear --allow java.lang.IndexOutOfBoundsException
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import java.util.ArrayList;
import java.util.Random;

/**
 * What must hold of the library's ArrayList: nothing lies behind its elements, so that what
 * was removed can be collected.
 */
@SpecFor(java.util.ArrayList.class)
@Domain("modCount: 0..0")
class ArrayListSpec {
    @Declarative
    static boolean repOk(ArrayList<?> m) {
        if (m.elementData == null || m.size < 0 || m.size > m.elementData.length) {
            return false;
        }
        for (int i = 0; i < m.elementData.length; i++) {
            if (i >= m.size && m.elementData[i] != null) {
                return false;
            }
        }
        return true;
    }

    /** Random lists of the running JVM, whose fields must have been opened. */
    public static void main(String[] args) {
        Random random = new Random(6);
        ArrayList<Object> list = new ArrayList<>(1);
        for (int i = 0; i < 20_000; i++) {
            if (random.nextInt(100) == 0) {
                list = new ArrayList<>(random.nextInt(6));
            }
            Object value = random.nextInt(10);
            switch (random.nextInt(6)) {
                case 0, 1 -> list.add(value);
                case 2 -> list.add(random.nextInt(list.size() + 1), value);
                case 3 -> list.remove(value);
                default -> {
                    if (!list.isEmpty()) {
                        list.remove(random.nextInt(list.size()));
                    }
                }
            }
            assert repOk(list);
            list.size += list.elementData.length + 1;
            assert !repOk(list);
            list.size -= list.elementData.length + 1;
        }
        System.out.println("ArrayListSpec: ok");
    }
}
