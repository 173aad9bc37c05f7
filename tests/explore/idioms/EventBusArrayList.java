// explore: violated race|exception
import java.util.*;

/* Posting iterates while another thread subscribes. */
public class EventBusArrayList {
    private final List<Runnable> listeners = new ArrayList<>();

    public static void main(String[] args) {
        EventBusArrayList bus = new EventBusArrayList();
        bus.listeners.add(() -> { });
        new Thread(() -> bus.listeners.add(() -> { })).start();
        for (Runnable r : bus.listeners)
            r.run();
    }
}
