// expect: holds at --nodes 4 --method addFirst --method addLast --method pollFirst --method pollLast --method contains --method removeFirstOccurrence --method clear --allow java.lang.NullPointerException
import glassbox.Declarative;
import glassbox.SpecFor;
import java.util.ArrayDeque;
import java.util.Random;

/**
 * What must hold of the library's ArrayDeque: the elements lie from head to before tail,
 * round the end of the array, everything else is null, and one place always is.
 */
@SpecFor(java.util.ArrayDeque.class)
class ArrayDequeSpec {
    @Declarative
    static boolean repOk(ArrayDeque<?> m) {
        if (m.elements == null || !isIndex(m, m.head) || !isIndex(m, m.tail)) {
            return false;
        }
        for (int i = 0; i < m.elements.length; i++) {
            if ((m.elements[i] != null) != isInside(m, i)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean isIndex(ArrayDeque<?> m, int i) {
        return i >= 0 && i < m.elements.length;
    }

    @Declarative
    private static boolean isInside(ArrayDeque<?> m, int i) {
        return m.head <= m.tail ? m.head <= i && i < m.tail : m.head <= i || i < m.tail;
    }

    /** Random deques of the running JVM, whose fields must have been opened. */
    public static void main(String[] args) {
        Random random = new Random(4);
        ArrayDeque<Object> deque = new ArrayDeque<>(1);
        for (int i = 0; i < 20_000; i++) {
            if (random.nextInt(100) == 0) {
                deque = new ArrayDeque<>(random.nextInt(6));
            }
            Object value = random.nextInt(10);
            switch (random.nextInt(7)) {
                case 0, 1 -> deque.addFirst(value);
                case 2, 3 -> deque.addLast(value);
                case 4 -> deque.pollFirst();
                case 5 -> deque.pollLast();
                default -> deque.removeFirstOccurrence(value);
            }
            assert repOk(deque);
            deque.elements[deque.tail] = value;
            assert !repOk(deque);
            deque.elements[deque.tail] = null;
        }
        System.out.println("ArrayDequeSpec: ok");
    }
}
