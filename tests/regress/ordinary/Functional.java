import glassbox.*;
import java.util.*;
import java.util.function.*;
class RunGood { int n; @Declarative boolean repOk() { return n >= 0; }
  public void run(Runnable r) { if (r != null) r.run(); n = 1; } }
class ApplyBad { int n; @Declarative boolean repOk() { return n >= 0; }
  public void apply(IntUnaryOperator f) { if (f != null) n = f.applyAsInt(n) - 1; } }
class ApplyGood { int n; @Declarative boolean repOk() { return n >= 0; }
  public void apply(IntUnaryOperator f) { if (f != null) n = Math.abs(f.applyAsInt(n) % 10); } }
class PredBad { private final List<Integer> l = new ArrayList<>(); @Declarative boolean repOk() { return l != null; }
  public int count(Predicate<Integer> p) { int n = 0; for (Integer i : l) if (p != null && p.test(i)) n++; assert n < 3; return n; } }
class PredGood { private final List<Integer> l = new ArrayList<>(); @Declarative boolean repOk() { return l != null; }
  public int count(Predicate<Integer> p) { int n = 0; for (Integer i : l) if (p != null && p.test(i)) n++; assert n <= 3; return n; } }
class FunBad { @Check static int f(Function<String, Integer> f) { return f == null ? 0 : f.apply("x"); } }
class FunGood { @Check static int f(Function<String, Integer> f) { Integer i = f == null ? null : f.apply("x"); return i == null ? 0 : i; } }
class SupBad { @Check static void f(Supplier<Object> f) { if (f != null) assert f.get() == f.get(); } }
class CmpGood { @Check static int f(Comparator<Integer> c, Integer a, Integer b) { return c == null ? 0 : c.compare(a, b); } }
class ManyOpen { @Check static int f(BooleanSupplier s) { int n = 0; if (s == null) return 0; while (s.getAsBoolean()) n++; return n; } }
interface Visitor { boolean visit(int x); }
class VisGood { int n; @Declarative boolean repOk() { return n >= 0; }
  public void each(Visitor v) { if (v != null && v.visit(n)) n = 0; } }
class VisBad { int n; @Declarative boolean repOk() { return n >= 0; }
  public void each(Visitor v) { if (v.visit(n)) n = 0; } }
