// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;
/** Objects that are told apart by identity in a set; whoever knows one can take it out. */
public class IdentityKeys {
  static class Listener { int calls; void fire() { calls++; } }
  private final Set<Listener> all = new HashSet<>();
  @Declarative public boolean repOk() { return !all.contains(null); }
  public void subscribe(Listener l) { if (l == null) return; all.add(l); }
  public void okSubscribe(Listener l) { if (l == null) return; int n = all.size(); boolean was = all.contains(l); all.add(l); assert all.size() == (was ? n : n + 1); }
  public void badSubscribe(Listener l) { if (l == null) return; int n = all.size(); all.add(l); assert all.size() == n + 1; }
  public void okNew() { Listener l = new Listener(); assert !all.contains(l); assert all.add(l); }
  public void okUnsubscribe(Listener l) { all.remove(l); assert !all.contains(l); }
  public void badUnsubscribe(Listener l) { assert !all.remove(l); }
  public void okFire() { int n = 0; for (Listener l : all) { l.fire(); n++; } assert n == all.size(); }
  public void badFirst() { for (Listener l : all) { assert l.calls == 0; return; } }
}
