// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;
import java.util.function.Consumer;

public class EventBus {
    private final List<Consumer<Integer>> listeners = new ArrayList<>();
    private int delivered;

    @Declarative
    public boolean repOk() {
        for (Consumer<Integer> c : listeners) if (c == null) return false;
        return delivered >= 0;
    }

    public void subscribe(Consumer<Integer> listener) {
        if (listener != null) listeners.add(listener);
    }

    public void badSubscribe(Consumer<Integer> listener) {
        listeners.add(listener);
    }

    public void publish(int event) {
        int n = 0;
        for (Consumer<Integer> c : listeners) { c.accept(event); n++; }
        assert n == listeners.size();
    }

    public void badPublish(int event) {
        for (Consumer<Integer> c : listeners) { c.accept(event); listeners.remove(c); }
    }

    public void clear() {
        Iterator<Consumer<Integer>> it = listeners.iterator();
        while (it.hasNext()) { it.next(); it.remove(); }
        assert listeners.isEmpty();
    }
}
