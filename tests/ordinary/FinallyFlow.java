// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.io.*;
public class FinallyFlow {
    int n;
    @Declarative public boolean repOk() { return n >= 0 && n <= 3; }
    @SuppressWarnings("finally") static int f(int k) { try { if (k > 1) throw new RuntimeException(); return 1; } finally { return 2; } }
    static int g(int k) { int r = 0; try { r = 1; return r; } finally { r = 5; } }
    public void okOverride(int k) { assert f(k) == 2; }
    public void badReturn(int k) { assert g(k) == 5; }
    public void okReturn(int k) { assert g(k) == 1; }
    public void okCause(int k) { try { try { Object[] o = new Object[k - 2]; } catch (NegativeArraySizeException e) { throw new IllegalStateException("wrapped", e); } } catch (IllegalStateException e) { assert e.getCause() instanceof NegativeArraySizeException && k < 2; assert e.getCause().getMessage().equals("" + (k - 2)); } }
    public void badCause(int k) { try { throw new RuntimeException(k > 2 ? null : new IOException("x")); } catch (RuntimeException e) { assert e.getCause() != null; } }
    public void okMessage() { RuntimeException e = new RuntimeException(new IOException("x")); assert e.getMessage().equals("java.io.IOException: x"); }
    public void badMulti(int k) { try { if (k == 0) throw new FileNotFoundException(); if (k == 1) throw new EOFException(); if (k == 2) throw new UncheckedIOException(new IOException()); } catch (FileNotFoundException | EOFException e) { n = 0; } }
    public void okChecked(int k) throws IOException { if (k > 2) throw new FileNotFoundException("" + k); n = k; }
    public void badChecked(int k) throws IOException { n = 9; try { if (k > 2) throw new IOException(); } finally { if (k < 3) n = 0; } }
    public void okLabel() { int c = 0; outer: for (int i = 0; i < 4; i++) { for (int j = 0; j < 4; j++) { if (j == n) continue outer; if (i == 3) break outer; c++; } } assert c <= 12; }
    public void badLabel() { int c = 0; outer: for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) { if (i * j == n) break outer; c++; } assert c == 0 || c > 5; }
    public void okCustom() { class E extends Exception { final int code; E(int c) { super("E" + c); code = c; } } try { throw new E(n); } catch (E e) { assert e.code == n && e.getMessage().equals("E" + n); } }
    public void badFinallyThrows() { try { n = 1; } finally { int z = 1 / n; n = 3 / (n - 1); } }
    public void okTrace() { Throwable t = new Exception("a"); t.addSuppressed(new Error("b")); assert t.getSuppressed()[0].getMessage().equals("b"); assert t.toString().equals("java.lang.Exception: a"); }
}
