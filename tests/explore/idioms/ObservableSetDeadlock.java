// explore: violated deadlock|exception
import java.util.*;
import java.util.concurrent.*;

/* Effective Java, item 79: an observer that unsubscribes in another thread while the list is locked. */
public class ObservableSetDeadlock {
    interface Observer {
        void added(ObservableSetDeadlock set, int element);
    }

    private final List<Observer> observers = new ArrayList<>();

    void addObserver(Observer o) {
        synchronized (observers) {
            observers.add(o);
        }
    }

    boolean removeObserver(Observer o) {
        synchronized (observers) {
            return observers.remove(o);
        }
    }

    void add(int element) {
        synchronized (observers) {
            for (Observer o : observers)
                o.added(this, element);
        }
    }

    public static void main(String[] args) {
        ObservableSetDeadlock set = new ObservableSetDeadlock();
        set.addObserver(new Observer() {
            @Override
            public void added(ObservableSetDeadlock s, int e) {
                ExecutorService exec = Executors.newSingleThreadExecutor();
                try {
                    exec.submit(() -> s.removeObserver(this)).get();
                } catch (ExecutionException | InterruptedException ex) {
                    throw new AssertionError(ex);
                } finally {
                    exec.shutdown();
                }
            }
        });
        set.add(1);
    }
}
