// expect: holds at --nodes 5 --method addFirst --method addLast --method removeFirst --method removeLast --method remove(Object) --method contains --method clear --allow java.util.NoSuchElementException
import glassbox.Declarative;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.LinkedList;
import java.util.Random;

/** What must hold of the library's LinkedList: prev leads back along next, and size counts. */
@SpecFor(java.util.LinkedList.class)
@Tree({"first", "Node.next"})
class LinkedListSpec {
    @Declarative
    static boolean repOk(LinkedList<?> m) {
        return (m.first == null
                        ? m.last == null
                        : m.first.prev == null && isLinked(m.first, m.last))
                && m.size == count(m.first);
    }

    @Declarative
    private static boolean isLinked(LinkedList.Node<?> n, LinkedList.Node<?> last) {
        return n.next == null ? n == last : n.next.prev == n && isLinked(n.next, last);
    }

    @Declarative
    private static int count(LinkedList.Node<?> n) {
        return n == null ? 0 : 1 + count(n.next);
    }

    /** Random lists of the running JVM, whose fields must have been opened. */
    public static void main(String[] args) {
        Random random = new Random(3);
        LinkedList<Object> list = new LinkedList<>();
        for (int i = 0; i < 20_000; i++) {
            Object value = random.nextInt(10);
            switch (random.nextInt(5)) {
                case 0 -> list.addFirst(value);
                case 1 -> list.addLast(value);
                case 2 -> list.pollFirst();
                case 3 -> list.pollLast();
                default -> list.remove(value);
            }
            assert repOk(list);
            list.size++;
            assert !repOk(list);
            list.size--;
            if (list.first != list.last) {
                list.first.prev = list.last;
                assert !repOk(list);
                list.first.prev = null;
            }
        }
        System.out.println("LinkedListSpec: ok");
    }
}
