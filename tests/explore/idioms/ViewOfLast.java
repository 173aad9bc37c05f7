// explore: violated linearizability at --scenarios 2x1 --ints 1..1
import java.util.AbstractList;
import java.util.List;

/** Whoever looks while a number is added may keep a view of what was there before, for ever. */
public class ViewOfLast {
    private volatile int[] numbers = {};
    private volatile boolean changes;

    public void add(int x) {
        changes = true;
        numbers = new int[] {x};
        changes = false;
    }

    public List<Integer> view() {
        int[] kept = changes ? numbers : null;
        return new AbstractList<>() {
            private int[] shown() {
                return kept == null ? numbers : kept;
            }

            @Override
            public Integer get(int i) {
                return shown()[i];
            }

            @Override
            public int size() {
                return shown().length;
            }
        };
    }
}
