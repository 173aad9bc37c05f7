// expect: violated invariant dequeue at --nodes 6
// needs: ../Stack.java
import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/** {@code Queue} with a bug: the stacks change places by way of null. */
public class QueueBugLost {
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
        front = back;
        back = null;
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
}
