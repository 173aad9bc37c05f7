// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
/** Class puzzles: static initialisers. */
public class PuzzleStatics {
    static final PuzzleStatics INSTANCE = new PuzzleStatics(); static final int YEAR = Integer.parseInt("7"); final int belt; static int counter = 5; 
    private PuzzleStatics() { belt = YEAR; counter++; }
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    public void okElvis() { assert INSTANCE.belt == 0 && YEAR == 7; }
    public void badElvis() { assert INSTANCE.belt == 7; }
    public void okCounter() { assert counter == 5; }
    public void badCounter() { assert counter == 6; }
    static class Lazy { static int made = 0; static final Lazy L = new Lazy(); static { made += 10; } Lazy() { made++; } static final int CONST = 3; }
    public void okLazy() { assert Lazy.CONST == 3 && Lazy.made == 11; }
    public void badLazy() { assert Lazy.made == 1; }
    static class Log { static StringBuilder sb = new StringBuilder(); } static class X { static { Log.sb.append("X"); } static final int K = 1; static int v = 2; } static class Y extends X { static { Log.sb.append("Y"); } static int w = 3; }
    static class Cyc1 { static int a = Cyc2.b + 1; } static class Cyc2 { static int b = Cyc1.a + 1; }
    public void okCyc() { assert Cyc1.a == 2 && Cyc2.b == 1; }
    public void badCyc() { assert Cyc2.b == 1 && Cyc1.a == 1; }
    static class Fail { static int v = 1 / Integer.parseInt("0"); }
    public void okFail() { try { int v = Fail.v; assert false; } catch (ExceptionInInitializerError e) { assert e.getCause() instanceof ArithmeticException; } try { int v = Fail.v; assert false; } catch (NoClassDefFoundError e) { } }
    public void badFail() { n = Fail.v; }
    static final Map<String, Integer> TABLE = new HashMap<>(); static { TABLE.put("one", 1); TABLE.put("two", 2); }
    public void okTable() { assert TABLE.get("one") == 1 && TABLE.size() == 2 && !TABLE.containsKey("three"); }
    public void badTable() { TABLE.put("three", 3); assert TABLE.size() == 2; }
    int inst = 1; { inst += 1; } 
    public void okNewInst() { PuzzleStatics p = new PuzzleStatics(); assert p.inst == 2 && p.belt == 7; }
    enum Op { ADD("+") { int ap(int a, int b) { return a + b; } }, SUB("-") { int ap(int a, int b) { return a - b; } }; final String sym; static final Map<String, Op> BY = new TreeMap<>(); static { for (Op o : values()) BY.put(o.sym, o); } Op(String s) { sym = s; } abstract int ap(int a, int b); }
    public void okEnum(int a, int b) { assert Op.BY.get("-").ap(a, b) == a - b && Op.valueOf("ADD").ap(a, b) == a + b && Op.ADD.getClass() != Op.class && Op.ADD.getDeclaringClass() == Op.class; }
    public void badEnum(int a, int b) { n = Op.BY.get("-").ap(a, b); }
    public void badValueOf() { Op.valueOf("MUL"); }
}
