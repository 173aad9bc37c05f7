// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
import java.util.function.*;
/** Account, state machine, builder, observer, memo: a service developer's classes. */
public class ServiceObjects {
    enum State { NEW, PAID, SHIPPED, CANCELLED; private static final Map<State, Set<State>> NEXT = new EnumMap<>(State.class); static { NEXT.put(NEW, EnumSet.of(PAID, CANCELLED)); NEXT.put(PAID, EnumSet.of(SHIPPED, CANCELLED)); NEXT.put(SHIPPED, EnumSet.noneOf(State.class)); NEXT.put(CANCELLED, EnumSet.noneOf(State.class)); } boolean can(State s) { return NEXT.get(this).contains(s); } static State parse(String s) { return s == null ? null : valueOf(s.trim().toUpperCase()); } }
    private State state = State.NEW; private int balance; private boolean locked;
    @Declarative public boolean repOk() { return state != null && balance >= 0 && (!locked || state != State.NEW); }
    public void okMove(State s) { if (s == null || !state.can(s)) return; state = s; }
    public void badMove(State s) { if (state.can(s)) state = s; else if (s == State.NEW) { state = s; locked = true; } }
    public void badLock() { locked = true; }
    public void okLock() { if (state == State.NEW) throw_(); locked = true; } private void throw_() { state = State.PAID; }
    public void okWithdraw(int k) { if (k > balance) return; balance -= k; }
    public void badWithdraw(int k) { if (k >= balance + 1 && !locked) return; balance -= k; }
    public void badParse(String s) { State t = State.parse(s); if (t == State.SHIPPED) balance = -1; }
    public void badParseIae(String s) { State.parse(s); }
    public void okParse(String s) { try { State t = State.parse(s); assert t == null || t.name().equalsIgnoreCase(s.trim()); } catch (IllegalArgumentException e) { assert s != null; } }
    public void badShipped(String s) { try { assert State.parse(s) != State.SHIPPED; } catch (IllegalArgumentException e) { } }
    static class Builder { private int a, b = 2; Builder a(int v) { a = v; return this; } Builder b(int v) { if (v < 0) throw new IllegalArgumentException(); b = v; return this; } int build() { return a * 10 + b; } }
    public void okBuild(int k) { assert new Builder().a(k).build() == 10 * k + 2; }
    public void badBuild(int k) { new Builder().b(k - 1).build(); }
    private final List<IntConsumer> seen = new ArrayList<>();
    public void okNotify(int k) { int[] got = {0}; List<IntConsumer> l = new ArrayList<>(); l.add(v -> got[0] += v); l.add(v -> got[0] += 2 * v); for (IntConsumer c : l) c.accept(k); assert got[0] == 3 * k; }
    public void badNotify(int k) { List<Runnable> l = new ArrayList<>(); l.add(() -> l.add(null)); for (Runnable r : l) r.run(); }
    static final Map<Integer, Integer> MEMO = new HashMap<>(); static int fib(int n) { Integer m = MEMO.get(n); if (m != null) return m; int r = n < 2 ? n : fib(n - 1) + fib(n - 2); MEMO.put(n, r); return r; }
    public void okMemo(@Range(min = 0, max = 6) int k) { int a = k == 0 ? 0 : 1, x = 0, y = 1; for (int i = 0; i < k; i++) { int t = x + y; x = y; y = t; } assert fib(k) == x; }
    public void badMemo(@Range(min = 0, max = 6) int k) { assert fib(k) < 8; }
    public void okOpt(String s) { int l = Optional.ofNullable(s).filter(x -> !x.isEmpty()).map(String::length).orElse(0); assert l == (s == null ? 0 : s.length()); }
    public void badOpt(String s) { Optional.of(s); }
    public void badOptGet(String s) { Optional.ofNullable(s).map(x -> x.isEmpty() ? null : x).get(); }
    public void okOwner(String s) { String owner = Objects.requireNonNullElse(s, "nobody"); assert owner != null; }
    public void badOwner(String s) { String owner = Objects.requireNonNull(s, "owner"); }
    static int depth(int k) { return k <= 0 ? 0 : 1 + Math.max(depth(k - 1), depth(k - 2)); }
    public void okDepth(int k) { assert depth(k) == k; }
    static boolean even(int k) { return k == 0 || odd(k - 1); } static boolean odd(int k) { return k != 0 && even(k - 1); }
    public void okEven(int k) { assert even(k) == (k % 2 == 0); }
    public void badEven(int k) { assert even(k - 1) || k > 0; }
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
    public void okAck(@Range(min = 0, max = 2) int m, @Range(min = 0, max = 2) int k) { assert ack(m, k) == (m == 0 ? k + 1 : m == 1 ? k + 2 : 2 * k + 3); }
    static String vowels(String s) { return s.chars().filter(c -> "aeiou".indexOf(c) >= 0).mapToObj(c -> String.valueOf((char) c)).reduce("", String::concat); }
    public void okVowels(String s) { if (s != null) assert vowels(s).length() <= s.length(); }
    public void badVowels(String s) { if (s != null) assert vowels(s).isEmpty(); }
    static String caesar(String s, int k) { StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) b.append(Character.isLowerCase(c) ? (char) ('a' + (c - 'a' + k) % 26) : c); return b.toString(); }
    public void okCaesar(String s, int k) { if (s != null) assert caesar(caesar(s, k), 26 - k).equals(s); }
    public void badCaesar(String s, int k) { if (s != null) assert caesar(caesar(s, k), -k).equals(s) && !caesar(s, k).equals("b"); }
}
