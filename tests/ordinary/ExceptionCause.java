// expect: bad... violated, others hold at --ints 0..3
public class ExceptionCause {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okCause(int k) { try { throw new IllegalArgumentException("k" + k, new RuntimeException("r")); } catch (IllegalArgumentException e) { assert e.getMessage().equals("k" + k); assert e.getCause().getMessage().equals("r"); } }
    public void badCause(int k) { try { throw new IllegalArgumentException("k" + k); } catch (IllegalArgumentException e) { assert !e.getMessage().equals("k2"); } }
    public void okInit() { Throwable t = new Throwable("a"); t.initCause(new Error("b")); assert t.getCause() instanceof Error; }
    public void badInit() { Throwable t = new Throwable("a", null); t.initCause(new Error("b")); }
    public void okMessage() { Throwable t = new RuntimeException(new Error("b")); assert t.getMessage().equals("java.lang.Error: b"); }
    public void badMessage() { Throwable t = new RuntimeException(new Error("b")); assert t.getMessage().equals("b"); }
}
