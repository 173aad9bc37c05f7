// expect: holds at --nodes 4 --method offer --method poll --method remove(Object) --method clear --allow java.lang.NullPointerException
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * What must hold of the library's PriorityQueue with elements of class Integer, in their
 * natural order: no element is less than the one it hangs under, and nothing lies behind.
 */
@SpecFor(java.util.PriorityQueue.class)
@Domain({"queue: Integer", "offer.1: Integer", "remove.1: Integer", "modCount: 0..0"})
class PriorityQueueSpec {
    @Declarative
    static boolean repOk(PriorityQueue<?> m) {
        if (m.comparator != null || m.queue == null || m.queue.length == 0) {
            return false;
        }
        if (m.size < 0 || m.size > m.queue.length) {
            return false;
        }
        for (int i = 0; i < m.queue.length; i++) {
            if (i < m.size ? !isPlaced(m, i) : m.queue[i] != null) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean isPlaced(PriorityQueue<?> m, int i) {
        return m.queue[i] instanceof Integer
                && (i == 0 || (Integer) m.queue[(i - 1) / 2] <= (Integer) m.queue[i]);
    }

    /** Random queues of the running JVM, whose fields must have been opened. */
    public static void main(String[] args) {
        Random random = new Random(5);
        PriorityQueue<Integer> queue = new PriorityQueue<>(1);
        for (int i = 0; i < 20_000; i++) {
            if (random.nextInt(100) == 0) {
                queue = new PriorityQueue<>(1 + random.nextInt(6));
            }
            Integer value = random.nextInt(10);
            switch (random.nextInt(4)) {
                case 0, 1 -> queue.offer(value);
                case 2 -> queue.poll();
                default -> queue.remove(value);
            }
            assert repOk(queue);
            queue.size++;
            assert !repOk(queue);
            queue.size--;
        }
        System.out.println("PriorityQueueSpec: ok");
    }
}
