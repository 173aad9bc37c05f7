// expect: holds at --nodes 6
// needs: Stack.java
import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;
import java.util.ArrayDeque;
import java.util.Random;

/**
 * A first-in first-out queue made of two stacks: values enter at {@code back} and leave at
 * {@code front}. When front runs out, back is turned over onto it. The stacks are tree
 * positions too: a queue of n values on either side needs 2 n + 2 of them.
 */
public class Queue {
    @Tree Stack front = new Stack();
    @Tree Stack back = new Stack();

    @Declarative
    public boolean isEmpty() {
        return front.isEmpty() && back.isEmpty();
    }

    /** Adds the value at the end. */
    public void enqueue(Object value) {
        back.push(value);
    }

    /** Takes out the value that has waited longest. */
    public Object dequeue() {
        if (front.isEmpty()) {
            turnOver();
        }
        return front.pop();
    }

    private void turnOver() {
        while (!back.isEmpty()) {
            front.push(back.pop());
        }
    }

    /** Nothing can be taken out of an empty queue. */
    @Pre("dequeue")
    @Declarative
    boolean isWaiting() {
        return !isEmpty();
    }

    /** That front and back are two stacks, not one, is said by {@code @Tree}. */
    @Declarative
    boolean repOk() {
        return front != null && front.repOk() && back != null && back.repOk();
    }

    /** Random operations, side by side with a deque of the library. */
    public static void main(String[] args) {
        Random random = new Random(2);
        Queue queue = new Queue();
        java.util.Queue<Object> model = new ArrayDeque<>();
        for (int i = 0; i < 10_000; i++) {
            if (model.isEmpty() || random.nextBoolean()) {
                Object value = random.nextInt(100);
                queue.enqueue(value);
                model.add(value);
            } else {
                Object expected = model.remove();
                Object dequeued = queue.dequeue();
                assert dequeued == expected;
            }
            assert queue.repOk() && queue.isEmpty() == model.isEmpty();
        }
        System.out.println("Queue: ok");
    }
}
