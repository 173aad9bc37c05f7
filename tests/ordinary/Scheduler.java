// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Scheduler {
    private final PriorityQueue<Integer> queue = new PriorityQueue<>(Comparator.reverseOrder());

    @Declarative
    public boolean repOk() {
        for (Integer p : queue) if (p == null || p < 0) return false;
        return true;
    }

    public Integer next() {
        Integer top = queue.poll();
        if (top != null) for (Integer p : queue) assert p <= top;
        return top;
    }

    public Integer badNext() {
        Integer top = queue.poll();
        if (top != null) for (Integer p : queue) assert p < top;
        return top;
    }

    public void submit(int priority) {
        if (priority < 0) throw new IllegalArgumentException();
        int n = queue.size();
        queue.offer(priority);
        assert queue.peek() >= priority && queue.size() == n + 1;
    }

    public void badSubmit(int priority) {
        queue.offer(priority);
        assert queue.peek() == priority;
    }

    public void cancel(int priority) {
        boolean was = queue.contains(priority);
        assert queue.remove(priority) == was;
    }

    public void badCancel(int priority) {
        queue.remove(priority);
        assert !queue.contains(priority);
    }
}
