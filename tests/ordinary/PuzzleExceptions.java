// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
/** Exceptional puzzles. */
public class PuzzleExceptions {
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    @SuppressWarnings("finally") static boolean decision() { try { return true; } finally { return false; } }
    public void okDecision() { assert !decision(); }
    public void badDecision() { assert decision(); }
    @SuppressWarnings("finally") public void okSwallow() { try { throw new IllegalStateException(); } finally { return; } }
    public void badNoSwallow() { try { throw new IllegalStateException(); } finally { n = 1; } }
    int f(int k) { try { if (k == 2) throw new RuntimeException(); return k; } catch (RuntimeException e) { return -1; } finally { n = 3; } }
    public void okF(int k) { assert f(k) == (k == 2 ? -1 : k) && n == 3; }
    public void badF(int k) { n = f(k); }
    static int g() { int x = 1; try { return x; } finally { x = 2; } }
    public void okG() { assert g() == 1; }
    public void badG() { assert g() == 2; }
    static class Res implements AutoCloseable { final StringBuilder log; final String id; Res(StringBuilder l, String i) { log = l; id = i; l.append("+" + i); } public void close() { log.append("-" + id); if (id.equals("b")) throw new IllegalArgumentException("close"); } }
    public void okRes() { StringBuilder l = new StringBuilder(); try (Res a = new Res(l, "a"); Res c = new Res(l, "c")) { l.append("."); } assert l.toString().equals("+a+c.-c-a"); }
    public void badRes() { StringBuilder l = new StringBuilder(); try (Res a = new Res(l, "a"); Res b = new Res(l, "b")) { l.append("."); } }
    public void okSuppressed() { StringBuilder l = new StringBuilder(); try (Res b = new Res(l, "b")) { throw new RuntimeException("body"); } catch (RuntimeException e) { assert e.getMessage().equals("body") && e.getSuppressed().length == 1 && e.getSuppressed()[0].getMessage().equals("close"); } }
    public void badSuppressed() { StringBuilder l = new StringBuilder(); try (Res b = new Res(l, "b")) { throw new RuntimeException("body"); } catch (RuntimeException e) { assert e.getSuppressed().length == 0; } }
    public void badOrder(int k) { try { if (k == 1) throw new ArrayIndexOutOfBoundsException(); } catch (IndexOutOfBoundsException e) { n = -1; } }
    public void okMulti(int k) { try { if (k == 1) throw new ArithmeticException(); if (k == 2) throw new ClassCastException(); } catch (ArithmeticException | ClassCastException e) { n = e instanceof ArithmeticException ? 1 : 2; assert n == k; } }
    public void okRethrow(int k) { try { try { Object o = "s"; Integer i = (Integer) o; } catch (ClassCastException e) { throw new IllegalStateException("wrapped", e); } } catch (IllegalStateException e) { assert e.getCause() instanceof ClassCastException; } }
    public void badCause() { try { try { Object o = "s"; Integer i = (Integer) o; } catch (ClassCastException e) { throw new IllegalStateException("wrapped"); } } catch (IllegalStateException e) { assert e.getCause() != null; } }
    public void okStore() { Object[] a = new Integer[1]; try { a[0] = "x"; assert false; } catch (ArrayStoreException e) { } }
    public void badStore(Object o) { Object[] a = new Integer[1]; a[0] = o; }
    public void badNegSize(int k) { int[] a = new int[k - 1]; }
    public void okNegSize(int k) { try { int[] a = new int[k - 1]; assert k >= 1; } catch (NegativeArraySizeException e) { assert k == 0; } }
    public void okSoe() { try { rec(0); assert false; } catch (StackOverflowError e) { } }
    int rec(int k) { return rec(k + 1) + 1; }
    public void badThrowNull(int k) { RuntimeException e = k == 3 ? null : new RuntimeException(); try { throw e; } catch (NullPointerException x) { n = -1; } catch (RuntimeException x) { } }
    class Mine extends Exception { int code; Mine(int c) { super("code " + c); code = c; } @Override public String getMessage() { return super.getMessage() + "!"; } }
    public void okMine(int k) { try { throw new Mine(k); } catch (Mine m) { assert m.getMessage().equals("code " + k + "!") && m.toString().endsWith("!"); } }
    public void badMine(int k) { try { throw new Mine(k); } catch (Mine m) { assert m.code < 3; } }
    public void okChecked(int k) throws Mine { if (k > 1) throw new Mine(k); }
    public void badChecked(int k) throws Mine { n = -1; if (k > 1) throw new Mine(k); n = 1; }
}
