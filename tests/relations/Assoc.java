// verify: --scope 3,Assoc=2 --unroll 3
import glassbox.spec.*;

@SpecField("map: Object -> Object | this.map = {k: Object, v: Object | some e: this.head.*next - null | e.key = k && e.val = v}")
@Invariant({"null in this.head.*next || this.head = null", "all e, f: this.head.*next - null | e.key = f.key => e = f",
   "all a: Assoc | a != this => no (a.head.*next - null) & (this.head.*next - null)", "all e: this.head.*next - null | e.key != null && e.val != null"})
class Assoc {
  static class Entry { Object key, val; Entry next; }
  Entry head;

  @Requires("k != null") @Ensures({"(some k.(this.map)) => return = k.(this.map)", "no k.(this.map) => return = null"})
  Object get(Object k) { for (Entry e = head; e != null; e = e.next) if (e.key == k) return e.val; return null; }
  @Requires("k != null") @Ensures({"(some k.(this.map)) => return = k.(this.map)", "no k.(this.map) => return = null"})
  Object badGet(Object k) { Entry e = head; while (e != null && e.key != k) e = e.next; return head == null ? null : e == null ? head.val : e.val; }

  @Requires("k != null && v != null") @Modifies({"this.map", "this.head", "this.head.*next.val"})
  @Ensures({"this.map = old(this.map) ++ (k -> v)", "return = (some k.(old(this.map)) => k.(old(this.map)) else null)"})
  Object put(Object k, Object v) {
    for (Entry e = head; e != null; e = e.next) if (e.key == k) { Object o = e.val; e.val = v; return o; }
    Entry n = new Entry(); n.key = k; n.val = v; n.next = head; head = n; return null;
  }
  @Requires("k != null && v != null") @Modifies({"this.map", "this.head", "this.head.*next.val"})
  @Ensures({"this.map = old(this.map) ++ (k -> v)"})
  Object badPut(Object k, Object v) {
    for (Entry e = head; e != null; e = e.next) if (e.key == k) { Object o = e.val; e.val = v; return o; }
    Entry n = new Entry(); n.key = k; n.val = v; head = n; return null;
  }
  @Requires("k != null") @Modifies({"this.map", "this.head", "this.head.*next.next"}) @Ensures("this.map = old(this.map) - (k -> Object)")
  void remove(Object k) { Entry p = null; for (Entry e = head; e != null; p = e, e = e.next) { if (e.key != k) continue; if (p == null) head = e.next; else p.next = e.next; return; } }
  @Requires("k != null") @Modifies({"this.map", "this.head", "this.head.*next.next"}) @Ensures("this.map = old(this.map) - (k -> Object)")
  void badRemove(Object k) { Entry p = head; for (Entry e = head; e != null; p = e, e = e.next) { if (e.key != k) continue; p.next = e.next; return; } }
}
