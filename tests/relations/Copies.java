// verify: --unroll 4
import glassbox.spec.*;
import java.util.Arrays;

/** Sets as arrays of booleans; arrays that are copied from a field straight into another. */
@SpecField("els: set int | this.els = {i: int | i >= 0 && i < this.in.length && this.in[i] = true}")
@Invariant({"this.in != null", "this.in.length = 4"})
class Copies {
  boolean[] in;
  int[] counts;

  @Ensures("#this.els = 0") Copies() { in = new boolean[4]; }
  @Ensures("#this.els = 1") @Requires("x >= 0") Copies(int x) { in = new boolean[4]; in[x % 4] = true; }

  @Ensures({"return != null", "return != this.in", "all i: int | return[i] = this.in[i]"})
  boolean[] dup() { return in.clone(); }
  @Ensures("return = this.in") boolean[] badDup() { return in.clone(); }
  @Ensures({"return != null && return.els = this.els", "return != this", "return.in != this.in"})
  Copies copy() { Copies s = new Copies(); s.in = in.clone(); return s; }
  @Ensures({"return != null && return.els = this.els", "return.in != this.in"})
  Copies badCopy() { Copies s = new Copies(); s.in = in; return s; }
  @Requires("this.counts != null && n >= 0 && n < 4") @Modifies("this.counts")
  @Ensures({"this.counts.length = n", "all i: int | i >= 0 && i < n && i < old(this.counts.length) => this.counts[i] = old(this.counts[i])"})
  void resize(int n) { counts = Arrays.copyOf(counts, n); }
  @Requires("this.counts != null && n >= 0 && n < 4") @Modifies("this.counts")
  @Ensures("this.counts.length = old(this.counts.length)")
  void badResize(int n) { counts = Arrays.copyOf(counts, n); }

  @Requires("x >= 0 && x < 4 && all o: Copies | o.in = this.in => o = this") @Modifies({"this.in[x]", "this.els"})
  @Ensures("this.els = old(this.els) + x")
  void add(int x) { in[x] = true; }
  @Requires("x >= 0 && x < 4") @Modifies({"this.in[x]", "this.els"}) @Ensures("this.els = old(this.els) + x")
  void badSharedAdd(int x) { in[x] = true; }
  @Returns("x in this.els") boolean has(int x) { return x >= 0 && x < in.length && in[x]; }
  @Returns("x in this.els") boolean badHas(int x) { return in[x & 3]; }
  @Returns("#this.els") int size() { int n = 0; for (boolean b : in) if (b) n++; return n; }
  @Returns("#this.els") int badSize() { int n = 0; for (int i = 1; i < in.length; i++) if (in[i]) n++; return n; }
  @Requires("some this.els") @Ensures({"return in this.els", "all e: this.els | return <= e"})
  int min() { int i = 0; while (!in[i]) i++; return i; }
  @Ensures({"all e: this.els | return >= e", "return in this.els"})
  int badMax() { int i = 3; while (i >= 0 && !in[i]) i--; return i; }
}
