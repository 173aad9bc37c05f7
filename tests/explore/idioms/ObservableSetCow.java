// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;

/* Effective Java, item 79: with CopyOnWriteArrayList. */
public class ObservableSetCow {
    interface Observer {
        void added(ObservableSetCow set, int element);
    }

    private final List<Observer> observers = new CopyOnWriteArrayList<>();

    void add(int element) {
        for (Observer o : observers)
            o.added(this, element);
    }

    public static void main(String[] args) {
        ObservableSetCow set = new ObservableSetCow();
        set.observers.add(new Observer() {
            @Override
            public void added(ObservableSetCow s, int e) {
                ExecutorService exec = Executors.newSingleThreadExecutor();
                try {
                    boolean removed = exec.submit(() -> s.observers.remove(this)).get();
                    assert removed;
                } catch (ExecutionException | InterruptedException ex) {
                    throw new AssertionError(ex);
                } finally {
                    exec.shutdown();
                }
            }
        });
        set.add(1);
        assert set.observers.isEmpty();
    }
}
