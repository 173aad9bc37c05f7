// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
/** Objects that a queue orders by their compareTo. */
public class OwnQueue {
  static class Task implements Comparable<Task> {
    final int priority; boolean done;
    Task(int p) { priority = p; }
    @Override public int compareTo(Task o) { return Integer.compare(priority, o.priority); }
  }
  private final PriorityQueue<Task> queue = new PriorityQueue<>();
  @Declarative public boolean repOk() { return true; }
  public void offer(int p) { queue.offer(new Task(p)); assert queue.peek().priority <= p; }
  public void okPoll() { Task t = queue.poll(); if (t != null) for (Task u : queue) assert t.priority <= u.priority; }
  public void badPoll() { Task t = queue.poll(); t.done = true; }
  public void badOrder() { Task t = queue.poll(); if (t != null) for (Task u : queue) assert t.priority < u.priority; }
  public void okCancel(Task t) { if (t == null) return; boolean had = queue.contains(t); assert queue.remove(t) == had; }
  public void badCancel(Task t) { if (t == null) return; assert !queue.remove(t); }
}
