// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

public class Tasks {
    enum State { OPEN, BUSY, DONE }
    private final EnumMap<State, Integer> count = new EnumMap<>(State.class);
    private State current = State.OPEN;

    @Declarative
    public boolean repOk() {
        for (Integer n : count.values()) if (n == null || n < 0) return false;
        return current != null;
    }

    public void begin(State s) { if (s == null) return; count.merge(s, 1, Integer::sum); current = s; }
    public void badBegin(State s) { count.merge(s, 1, Integer::sum); }
    public void finish(State s) { Integer n = s == null ? null : count.get(s); if (n != null && n > 0) count.put(s, n - 1); }
    public void badFinish(State s) { Integer n = s == null ? null : count.get(s); if (n != null) count.put(s, n - 1); }
    public void next() { current = switch (current) { case OPEN -> State.BUSY; case BUSY, DONE -> State.DONE; }; assert current != State.OPEN; }
    public void badNext() { current = current.ordinal() < 2 ? State.values()[current.ordinal() + 1] : null; }
    public void order() { State last = null; for (State s : count.keySet()) { assert last == null || last.compareTo(s) < 0; last = s; } }
}
