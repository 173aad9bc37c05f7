import glassbox.AbsQueue;
import glassbox.AbstractionList;
import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/** A queue with room for two: what comes then is lost. Its own invariant allows that. */
class LosingQueue {
    Object first;
    Object second;

    public void addLast(Object item) {
        if (first == null) {
            first = item;
        } else if (second == null) {
            second = item;
        }
    }

    public Object pollFirst() {
        Object polled = first;
        first = second;
        second = null;
        return polled;
    }

    public int size() {
        return (first == null ? 0 : 1) + (second == null ? 0 : 1);
    }

    @Declarative
    boolean repOk() {
        return first != null || second == null;
    }

    @Declarative
    @Pre("addLast")
    boolean isSomething(Object item) {
        return item != null;
    }

    @Declarative
    AbsQueue abstraction() {
        AbstractionList<Object> items = new AbstractionList<>();
        items.addIf(first != null, first);
        items.addIf(second != null, second);
        return AbsQueue.of(items);
    }
}

/** Counts what waits. */
class Waiting {
    @Tree LosingQueue queue = new LosingQueue();
    int count;

    public void enter() {
        queue.addLast(this);
        count++;
    }

    public void leave() {
        if (count > 0) {
            queue.pollFirst();
            count--;
        }
    }

    @Declarative
    boolean repOk() {
        return queue != null && queue.size() == count;
    }
}
