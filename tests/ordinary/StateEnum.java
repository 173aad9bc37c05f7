// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class StateEnum {
    enum State { IDLE { State next() { return RUN; } }, RUN { State next() { return DONE; } }, DONE { State next() { throw new IllegalStateException("done"); } }; abstract State next(); static final Map<String, State> BY = new HashMap<>(); static { for (State s : values()) BY.put(s.name().toLowerCase(), s); } }
    enum Op implements java.util.function.IntBinaryOperator { PLUS("+") { public int applyAsInt(int a, int b) { return a + b; } }, DIV("/") { public int applyAsInt(int a, int b) { return a / b; } }; final String sym; Op(String s) { sym = s; } }
    private State s = State.IDLE; int n;
    @Declarative public boolean repOk() { return s != null && n >= 0; }
    public void okNext() { if (s != State.DONE) s = s.next(); }
    public void badNext() { s = s.next(); }
    public void okBy() { assert State.BY.get("run") == State.RUN && State.BY.size() == 3; }
    public void badBy(String k) { State t = State.BY.get(k); assert t != null; }
    public void okOp(Op o) { if (o == Op.PLUS) assert o.applyAsInt(n, 1) == n + 1; }
    public void badOp(Op o) { if (o != null) o.applyAsInt(1, n); }
    public void okCls() { assert s.getDeclaringClass() == State.class; }
    public void badCls() { assert s.getClass() == State.class; }
    public void okCmp() { assert s.compareTo(State.DONE) <= 0 && s.ordinal() < 3; }
    public void badValueOf(String k) { if (k != null) State.valueOf(k); }
    public void okSwitch() { int k = switch (s) { case IDLE -> 0; case RUN -> 1; case DONE -> 2; }; assert k == s.ordinal(); }
    public void badToString() { assert s.toString().length() == 4; }
}
