import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Tells its listeners, and counts those that cannot be reached. */
public class Alarm {
    private final List<Listener> listeners = new ArrayList<>();
    private int lost;

    public synchronized void add(Listener l) {
        listeners.add(l);
    }

    public synchronized void ring(int level) {
        for (Listener l : listeners) {
            try {
                int answer = l.hear(this, level);
                assert answer <= 1 : l.title() + " answers " + answer;
            } catch (IOException e) {
                lost++;
            }
        }
        assert lost <= 1 : "two were lost";
    }
}
