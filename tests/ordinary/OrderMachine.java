// expect: bad... violated, others hold at --allow IllegalStateException --allow IllegalArgumentException --allow NullPointerException
import glassbox.*;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A state machine of an order, business code as it is. */
public class OrderMachine {
    public enum State {
        NEW, PAID, SHIPPED, DELIVERED, CANCELLED;
        boolean isFinal() { return this == DELIVERED || this == CANCELLED; }
    }
    private static final Map<State, Set<State>> NEXT = new EnumMap<>(State.class);
    static {
        NEXT.put(State.NEW, EnumSet.of(State.PAID, State.CANCELLED));
        NEXT.put(State.PAID, EnumSet.of(State.SHIPPED, State.CANCELLED));
        NEXT.put(State.SHIPPED, EnumSet.of(State.DELIVERED));
        NEXT.put(State.DELIVERED, EnumSet.noneOf(State.class));
        NEXT.put(State.CANCELLED, EnumSet.noneOf(State.class));
    }
    private State state = State.NEW;
    private int paid, total, refunded;
    private String tracking;

    @Declarative boolean repOk() {
        if (state == null || total < 0 || paid < 0 || refunded < 0) return false;
        if (paid > total || refunded > paid) return false;
        switch (state) {
            case NEW: return paid < total || total == 0 && paid == 0 ? refunded == 0 && tracking == null : false;
            case PAID: return paid == total && refunded == 0 && tracking == null;
            case SHIPPED: case DELIVERED: return paid == total && refunded == 0 && tracking != null;
            case CANCELLED: return refunded == paid && tracking == null;
            default: throw new AssertionError(state);
        }
    }
    private void go(State to) {
        if (!NEXT.get(state).contains(to)) throw new IllegalStateException(state + " -> " + to);
        state = to;
    }
    public void pay(int amount) {
        if (state != State.NEW || amount <= 0 || amount > total - paid) throw new IllegalArgumentException();
        paid += amount;
        if (paid == total) go(State.PAID);
    }
    public void ship(String number) {
        Objects.requireNonNull(number);
        go(State.SHIPPED);
        tracking = number;
    }
    public void deliver() { go(State.DELIVERED); }
    public void cancel() {
        go(State.CANCELLED);
        refunded = paid;
    }
    public boolean isOpen() { return !state.isFinal(); }
    public void badCancel() {
        if (state.isFinal()) return;
        state = State.CANCELLED;
        refunded = paid;
    }
    public void badShip(String number) {
        go(State.SHIPPED);
        tracking = number;
    }
}
