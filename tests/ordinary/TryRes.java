// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
public class TryRes {
    static class Res implements AutoCloseable { final int id; final TryRes owner; Res(int id, TryRes o) { if (id == 3) throw new IllegalStateException("no"); this.id = id; owner = o; o.open++; } @Override public void close() { owner.open--; if (id == 2) throw new UnsupportedOperationException("close"); } }
    int open;
    @Declarative public boolean repOk() { return open == 0; }
    public void okClose(int k) { if (k > 1) return; try (Res a = new Res(k, this); Res b = new Res(0, this)) { assert open == 2; } }
    public void okThrown(int k) { try (Res a = new Res(0, this); Res b = new Res(k, this)) { if (k == 1) throw new RuntimeException("x"); } catch (RuntimeException e) { assert open == 0; } }
    public void badLeak(int k) { Res r = new Res(k % 2, this); if (k > 1) throw new IllegalArgumentException(); r.close(); }
    public void badLeakQuiet(int k) { Res r = null; try { r = new Res(k, this); if (k == 1) throw new RuntimeException(); r.close(); } catch (RuntimeException e) { } }
    public void okSuppressed() { try (Res r = new Res(2, this)) { throw new RuntimeException("body"); } catch (RuntimeException e) { assert e.getMessage().equals("body"); assert e.getSuppressed().length == 1 && e.getSuppressed()[0] instanceof UnsupportedOperationException; } }
    public void badSuppressed() { try (Res r = new Res(1, this)) { throw new RuntimeException("body"); } catch (RuntimeException e) { assert e.getSuppressed().length == 1; } }
    public void badClose(int k) { try (Res r = new Res(k % 3, this)) { } }
    public void okNullRes() { try (Res r = null) { assert open == 0; } }
}
