// explore: violated exception
import java.util.*;

/* Effective Java, item 79: an observer that unsubscribes itself. */
public class ObservableSetSelf {
    public static void main(String[] args) {
        List<Runnable> observers = new ArrayList<>();
        observers.add(new Runnable() {
            @Override
            public void run() {
                observers.remove(this);
            }
        });
        observers.add(() -> { });
        observers.add(() -> { });
        synchronized (observers) {
            for (Runnable r : observers)
                r.run();
        }
    }
}
