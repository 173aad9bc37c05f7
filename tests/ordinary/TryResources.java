// expect: bad... violated, others hold at --ints 0..3
public class TryResources {
    int n;
    static class R implements AutoCloseable { final Try t; R(Try t) { this.t = t; } public void close() { t.closed++; } }
    static class Try { int closed; }
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okClose(int k) { Try t = new Try(); try (R r = new R(t)) { if (k == 1) throw new IllegalStateException(); } catch (IllegalStateException e) { assert t.closed == 1; } assert t.closed == 1; }
    public void badClose(int k) { Try t = new Try(); try (R r = new R(t); R q = new R(t)) { if (k == 1) throw new IllegalStateException(); } catch (IllegalStateException e) { assert t.closed == 1; } }
}
