// explore: violated linearizability; only reduced at --scenarios 2x2
import java.util.concurrent.ConcurrentLinkedDeque;

/** The four operations of the JDK's deque that do not go together. */
public class TryLinkedDeque {
    private final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();

    public void addFirst() {
        deque.addFirst(1);
    }

    public void addLast() {
        deque.addLast(2);
    }

    public Integer peekFirst() {
        return deque.peekFirst();
    }

    public Integer pollLast() {
        return deque.pollLast();
    }
}
