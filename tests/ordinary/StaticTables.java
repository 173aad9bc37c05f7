// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

/* Tables that static initialisers fill, with keys whose hash codes are any number: look-ups do not
 * depend on them; the order does. */
// open: sat,bdd,explicit: firstIsAnyone walked copied each ownCode codeOfClass reversed
public class StaticTables {
    enum Op {
        ADD('+'), SUB('-'), MUL('*');

        final char sign;

        Op(char sign) {
            this.sign = sign;
        }

        private static final Map<Character, Op> BY_SIGN = new HashMap<>();

        static {
            for (Op o : values()) BY_SIGN.put(o.sign, o);
        }
    }

    private static final Map<Op, Integer> WEIGHT = new HashMap<>();
    private static final Set<Op> COMMUTES = new HashSet<>(Arrays.asList(Op.ADD, Op.MUL));
    private static final Map<Op, String> NAMES = Map.of(Op.ADD, "add", Op.SUB, "sub", Op.MUL, "mul");
    private static final Map<Class<?>, String> KINDS = new ConcurrentHashMap<>();
    private static final Map<Op, Integer> INORDER = new LinkedHashMap<>();

    static {
        WEIGHT.put(Op.ADD, 1);
        WEIGHT.put(Op.SUB, 1);
        WEIGHT.put(Op.MUL, 2);
        KINDS.put(String.class, "text");
        KINDS.put(Integer.class, "number");
        INORDER.put(Op.MUL, 0);
        INORDER.put(Op.ADD, 1);
    }

    private int level = 1;

    @Declarative
    boolean repOk() {
        return level >= 1 && level <= WEIGHT.get(Op.MUL);
    }

    public void apply(Op o) {
        if (o != null) level = WEIGHT.get(o);
    }

    public void badApply(Op o) {
        if (o != null) level = WEIGHT.get(o) - 1;
    }

    public void contains(Op o) {
        assert COMMUTES.contains(o) == (o == Op.ADD || o == Op.MUL);
    }

    public void badContains(Op o) {
        assert COMMUTES.contains(o) == (o == Op.ADD);
    }

    public void named(Op o) {
        if (o != null) assert NAMES.get(o).length() == 3;
    }

    public void badNamed(Op o) {
        if (o != null) assert NAMES.get(o).charAt(0) != 's';
    }

    public void kinds() {
        assert KINDS.get(String.class).equals("text") && KINDS.containsKey(Integer.class);
    }

    public void badKinds() {
        assert KINDS.getOrDefault(Integer.class, "text").equals("text");
    }

    public void signs(Op o) {
        if (o != null) assert Op.BY_SIGN.get(o.sign) == o;
    }

    public void inOrder() {
        assert INORDER.keySet().iterator().next() == Op.MUL;
    }

    public void oneEntry(Op o) {
        Map<Op, Integer> one = new HashMap<>();
        one.put(o, 7);
        for (Op k : one.keySet()) assert k == o;
    }

    public void numbersToo() {
        Map<Integer, Integer> squares = new HashMap<>();
        squares.put(2, 4);
        squares.put(1, WEIGHT.get(Op.ADD));
        int sum = 0;
        for (int v : squares.values()) sum += v;
        assert sum == 5;
    }

    public void firstIsAnyone() {
        assert COMMUTES.iterator().next() == Op.ADD;
    }

    public void walked() {
        int sum = 0;
        for (int w : WEIGHT.values()) sum += w;
        assert sum == 4;
    }

    public void copied(Op o) {
        Set<Op> all = new HashSet<>(COMMUTES);
        all.add(o);
        assert all.size() >= 2;
    }

    public void each() {
        int[] n = {0};
        NAMES.forEach((o, s) -> n[0]++);
        assert n[0] == 3;
    }

    public void ownCode(Op o) {
        if (o != null) assert o.hashCode() >= 0;
    }

    public void codeOfClass() {
        assert String.class.hashCode() != Integer.class.hashCode();
    }

    public void reversed() {
        List<Op> all = new ArrayList<>(WEIGHT.keySet());
        assert all.get(0) != Op.SUB;
    }
}
