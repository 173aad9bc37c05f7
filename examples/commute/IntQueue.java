// commute at --nodes 3 --ints 0..2
// enqueue(int), enqueue(int): a == b
// enqueue(int), dequeue(): !isEmpty()
// enqueue(int), isEmpty(): !isEmpty()
// dequeue(), dequeue(): isEmpty()
// dequeue(), isEmpty(): isEmpty()
// isEmpty(), isEmpty(): always
import glassbox.Declarative;
import glassbox.Tree;
import java.util.NoSuchElementException;

/** A queue: at both ends of one that is not empty, things happen independently. */
public class IntQueue {
    @Tree Cell first;
    private Cell last;

    static class Cell {
        int value;
        @Tree Cell next;
    }

    @Declarative
    boolean repOk() {
        Cell end = null;
        for (Cell c = first; c != null; c = c.next) {
            end = c;
        }
        return last == end;
    }

    @Declarative
    boolean equalTo(IntQueue other) {
        Cell a = first;
        Cell b = other.first;
        while (a != null && b != null) {
            if (a.value != b.value) {
                return false;
            }
            a = a.next;
            b = b.next;
        }
        return a == null && b == null;
    }

    @Declarative
    public boolean isEmpty() {
        return first == null;
    }

    public void enqueue(int value) {
        Cell made = new Cell();
        made.value = value;
        if (last == null) {
            first = made;
        } else {
            last.next = made;
        }
        last = made;
    }

    public int dequeue() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        int value = first.value;
        first = first.next;
        if (first == null) {
            last = null;
        }
        return value;
    }
}
