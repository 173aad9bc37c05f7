// expect: bad... violated, others hold at --ints 0..3
public class ExceptionText {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okToString(int k) { assert new IllegalStateException("k" + k).toString().equals("java.lang.IllegalStateException: k" + k); }
    public void badToString(int k) { assert !new IllegalStateException("k" + k).toString().endsWith("k3"); }
    public void okTrace() { assert new Exception().getStackTrace().length > 0; }
    public void okSuppressed() { Exception e = new Exception(); e.addSuppressed(new Error()); assert e.getSuppressed().length == 1; }
    public void badSuppressed() { Exception e = new Exception(); e.addSuppressed(e); }
}
