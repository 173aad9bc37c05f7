// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;

/** Records in the order of a comparator that the class gives its queue. */
public class RecordQueue {
    record Job(int due, String name) {
        Job { if (due < 0) throw new IllegalArgumentException(); }
    }

    private final PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingInt(Job::due));

    @Declarative boolean repOk() { return true; }

    public void first() {
        Job first = jobs.peek();
        for (Job j : jobs) assert first.due() <= j.due();
    }

    public void take() {
        int size = jobs.size();
        Job j = jobs.poll();
        assert size == 0 ? j == null : jobs.size() == size - 1;
    }

    public void badAllDueTogether() {
        Job one = jobs.poll(), other = jobs.poll();
        assert other == null || one.due() == other.due();
    }

    public void badFromLatest() {
        Job last = null;
        while (!jobs.isEmpty()) {
            Job j = jobs.poll();
            assert last == null || last.due() >= j.due();
            last = j;
        }
    }
}
