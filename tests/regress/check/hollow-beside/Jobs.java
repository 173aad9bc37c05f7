import glassbox.*;
import java.util.Comparator;
import java.util.PriorityQueue;

/** Nothing is in the queue within the bounds, which is why add shows nothing; late is wrong. */
public class Jobs {
    static class Job { final int[] due; Job(int due) { this.due = new int[] {due}; } }
    final PriorityQueue<Job> queue = new PriorityQueue<>(Comparator.comparingInt(j -> j.due[0]));
    int now;

    @Declarative boolean repOk() { return queue != null && now >= 0; }

    public void add(int delay) { queue.add(new Job(now + Math.max(delay, 0))); }

    public void late() { now = -1; }
}
