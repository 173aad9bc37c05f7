// verify: --scope 3,DList=2 --unroll 3
import glassbox.spec.*;

class DNode { DNode prev, next; int key; DList owner; }

@Invariant({
  "this.first !in null => this.first.prev = null",
  "null in this.first.*next || this.first = null",
  "all n: this.first.*next - null | n.next != null => n.next.prev = n",
  "this.last = (this.first = null => null else {n: this.first.*next - null | n.next = null})",
  "all l: DList | l != this => no (l.first.*next - null) & (this.first.*next - null)",
  "this.n = #(this.first.*next - null)"})
@SpecField("nodes: set DNode | this.nodes = this.first.*next - null")
class DList {
  DNode first, last; int n;

  @Requires("x != null && (all l: DList | x !in l.nodes)") @Modifies({"this.nodes", "this.first", "this.last", "this.n", "x.next", "x.prev", "this.nodes.prev"})
  @Ensures({"this.nodes = old(this.nodes) + x", "this.first = x"})
  void addFirst(DNode x) { x.prev = null; x.next = first; if (first != null) first.prev = x; else last = x; first = x; n++; }
  @Requires("x != null && (all l: DList | x !in l.nodes)") @Modifies({"this.nodes", "this.first", "this.last", "this.n", "x.next", "x.prev", "this.nodes.prev"})
  @Ensures({"this.nodes = old(this.nodes) + x", "this.first = x"})
  void badAddFirst(DNode x) { x.prev = null; x.next = first; if (first != null) first.prev = x; first = x; n++; }

  @Requires("x in this.nodes") @Modifies({"this.nodes", "this.first", "this.last", "this.n", "this.nodes.next", "this.nodes.prev"})
  @Ensures("this.nodes = old(this.nodes) - x")
  void unlink(DNode x) {
    DNode p = x.prev, q = x.next;
    if (p == null) first = q; else { p.next = q; x.prev = null; }
    if (q == null) last = p; else { q.prev = p; x.next = null; }
    n--;
  }
  @Requires("x in this.nodes") @Modifies({"this.nodes", "this.first", "this.last", "this.n", "this.nodes.next", "this.nodes.prev"})
  @Ensures("this.nodes = old(this.nodes) - x")
  void badUnlink(DNode x) {
    DNode p = x.prev, q = x.next;
    if (p == null) first = q; else { p.next = q; x.prev = null; }
    if (q == null) last = p; else { x.next = null; }
    n--;
  }
  @Ensures({"return != null => return in this.nodes && return.key = k", "return = null => (no m: this.nodes | m.key = k)"})
  DNode find(int k) { for (DNode c = last; c != null; c = c.prev) if (c.key == k) return c; return null; }
  @Ensures({"return != null => return in this.nodes && return.key = k", "return = null => (no m: this.nodes | m.key = k)"})
  DNode badFind(int k) { for (DNode c = last; c != first; c = c.prev) if (c.key == k) return c; return null; }
}
