// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Jobs {
    static class Job implements Comparable<Job> {
        final int priority, id;
        Job(int priority, int id) { this.priority = priority; this.id = id; }
        @Override public int compareTo(Job o) { return priority != o.priority ? Integer.compare(o.priority, priority) : Integer.compare(id, o.id); }
        @Override public boolean equals(Object o) { return o instanceof Job && ((Job) o).id == id && ((Job) o).priority == priority; }
        @Override public int hashCode() { return Objects.hash(priority, id); }
    }

    @Declarative public boolean repOk() { return true; }

    public void okFirst(int a, int b) {
        PriorityQueue<Job> q = new PriorityQueue<>();
        q.add(new Job(a, 1));
        q.add(new Job(b, 2));
        Job first = q.poll(), second = q.poll();
        assert first.priority >= second.priority && (first.priority > second.priority || first.id < second.id);
    }

    public void badFirst(int a, int b) {
        PriorityQueue<Job> q = new PriorityQueue<>(Comparator.comparingInt(j -> j.priority));
        q.add(new Job(a, 1));
        q.add(new Job(b, 2));
        assert q.poll().priority >= q.poll().priority;
    }

    public void okTree(int a, int b) {
        TreeSet<Job> t = new TreeSet<>(List.of(new Job(a, 1), new Job(b, 2)));
        assert t.size() == 2 && t.first().compareTo(t.last()) < 0;
    }

    public void badTree(int a, int b) {
        TreeSet<Job> t = new TreeSet<>(Comparator.comparing(j -> j.priority));
        t.add(new Job(a, 1));
        t.add(new Job(b, 2));
        assert t.size() == 2;
    }

    public void okOrder(Job x, Job y) { if (x != null && y != null) assert Integer.signum(x.compareTo(y)) == -Integer.signum(y.compareTo(x)); }
    public void badOrder(Job x, Job y) { if (x != null && y != null) assert x.compareTo(y) != 0 || x == y; }
    public void okSorted(List<Job> l) {
        if (l == null || l.contains(null)) return;
        Collections.sort(l);
        for (int i = 1; i < l.size(); i++) assert l.get(i - 1).compareTo(l.get(i)) <= 0;
    }
    public void badSorted(List<Job> l) { if (l != null) Collections.sort(l); }
}
