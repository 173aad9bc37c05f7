// verify: --scope 3,TwoStack=2 --unroll 3
import glassbox.spec.*;
class Cell { Object v; Cell next; }
@Invariant({"null in this.in.*next || this.in = null", "null in this.out.*next || this.out = null", "no (this.in.*next - null) & (this.out.*next - null)",
  "all q: TwoStack | q != this => no (q.in + q.out).*next & (this.in + this.out).*next - null", "#(this.in.*next - null) + #(this.out.*next - null) < 7"})
class TwoStack {
  Cell in, out;
  @Requires("#(this.in.*next - null) + #(this.out.*next - null) < 6") @Modifies("this.in") @Ensures({"this.in.v = x", "this.in.next = old(this.in)", "this.in !in old(Cell)"})
  void enq(Object x) { Cell c = new Cell(); c.v = x; c.next = in; in = c; }
  @Requires("true") @Modifies({"this.in", "this.out", "this.in.*next.next"}) 
  @Ensures({"old(this.out) != null => this.out = old(this.out) && this.in = old(this.in)", "old(this.out) = null => this.in = null && this.out.*next = old(this.in.*next) + null",
    "old(this.out) = null && old(this.in) != null => this.out.next = null || old(this.in) != this.out || #old(this.in.*next - null) = 1",
    "old(this.out) = null => (all c: old(this.in.*next - null) | old(c.next) != null => old(c.next).next = c)"})
  void shift() { if (out != null) return; while (in != null) { Cell t = in.next; in.next = out; out = in; in = t; } }
  @Requires("true") @Modifies({"this.in", "this.out", "this.in.*next.next"}) 
  @Ensures({"old(this.out) != null => this.out = old(this.out) && this.in = old(this.in)", "old(this.out) = null => this.in = null && this.out.*next = old(this.in.*next) + null",
    "old(this.out) = null => (all c: old(this.in.*next - null) | old(c.next) != null => old(c.next).next = c)"})
  void badShift() { if (out != null) return; out = in; in = null; }
  @Throws("java.util.NoSuchElementException: this.in = null && this.out = null") @Requires("this.in != null || this.out != null") @Modifies({"this.in", "this.out", "this.in.*next.next"})
  @Ensures({"old(this.out) != null => return = old(this.out.v)", "old(this.out) = null => (some c: old(this.in.*next - null) | old(c.next) = null && return = c.v)"})
  Object deq() { shift(); if (out == null) throw new java.util.NoSuchElementException(); Object r = out.v; out = out.next; return r; }
  @Throws("java.util.NoSuchElementException: this.in = null && this.out = null") @Requires("this.in != null || this.out != null") @Modifies({"this.in", "this.out", "this.in.*next.next"})
  @Ensures({"old(this.out) != null => return = old(this.out.v)", "old(this.out) = null => (some c: old(this.in.*next - null) | old(c.next) = null && return = c.v)"})
  Object badDeq() { if (out == null && in == null) throw new java.util.NoSuchElementException(); if (out == null) { Object r = in.v; in = in.next; return r; } Object r = out.v; out = out.next; return r; }
}
