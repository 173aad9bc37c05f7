// expect: bad... violated, others hold at --ints 0..2
public class Throwables {
    int n;
    static class Broken { static final int VALUE = Integer.parseInt("x"); }
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okCause(Exception e) { assert new IllegalStateException("s", e).getCause() == e; }
    public void okMessage(Throwable t) { if (t != null && t.getMessage() != null) n = t.getMessage().length(); }
    public void badMessage(Throwable t) { if (t != null) n = t.getMessage().length(); }
    public void okThrown(RuntimeException e) { try { if (e != null) throw e; } catch (RuntimeException caught) { assert caught == e; n = 1; } }
    public void badThrown(RuntimeException e) { if (e != null) throw e; }
    public void okText(Exception e) { if (e != null) assert e.toString().startsWith("java.lang.Exception"); }
    /* the first use says why, the second that it is no use */
    public void okInitialiser() {
        try { n = Broken.VALUE; assert false; } catch (ExceptionInInitializerError e) { assert e.getCause() instanceof NumberFormatException; }
        try { n = Broken.VALUE; assert false; } catch (NoClassDefFoundError e) { n = 2; }
    }
    public void badInitialiser() { try { n = Broken.VALUE; } catch (NoClassDefFoundError e) { n = 2; } }
}
