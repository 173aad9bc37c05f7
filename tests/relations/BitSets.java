// verify: --class Bits --bitwidth 5 --unroll 3
import glassbox.spec.*;

@SpecField("els: set int | this.els = {i: int | i >= 0 && i < 3 && (this.w bitand (1 shl i)) > 0}")
@Invariant("this.w >= 0 && this.w < 8")
class Bits {
  int w;
  @Requires("e >= 0 && e < 3") @Modifies({"this.w", "this.els"}) @Ensures("this.els = old(this.els) + {i: int | i = e}")
  void add(int e) { w |= 1 << e; }
  @Requires("e >= 0 && e < 3") @Modifies({"this.w", "this.els"}) @Ensures("this.els = old(this.els) + {i: int | i = e}")
  void badAdd(int e) { w ^= 1 << e; }
  @Requires("e >= 0 && e < 3") @Modifies({"this.w", "this.els"}) @Ensures("this.els = old(this.els) - {i: int | i = e}")
  void del(int e) { w &= ~(1 << e); }
  @Requires("e >= 0 && e < 3") @Modifies({"this.w", "this.els"}) @Ensures("this.els = old(this.els) - {i: int | i = e}")
  void badDel(int e) { w &= ~(1 << e) >> 1; }
  @Requires("e >= 0 && e < 3") @Ensures("return <=> e in this.els") boolean has(int e) { return (w >>> e & 1) == 1; }
  @Requires("e >= 0 && e < 3") @Ensures("return <=> e in this.els") boolean badHas(int e) { return (w >> e) == 1; }
  @Ensures("return = #this.els") int size() { int c = 0; for (int x = w; x != 0; x &= x - 1) c++; return c; }
  @Ensures("return = #this.els") int badSize() { int c = 0; for (int x = w; x > 1; x >>= 1) c += x & 1; return c; }
  @Requires("o != null") @Ensures("return <=> o.els in this.els") boolean containsAll(Bits o) { return (w & o.w) == o.w; }
  @Requires("o != null") @Ensures("return <=> o.els in this.els") boolean badContainsAll(Bits o) { return (w & o.w) == w; }
  @Requires("o != null") @Modifies({"this.w", "this.els"}) @Ensures("this.els = old(this.els) & old(o.els)") void meet(Bits o) { w = w & o.w; }
  @Requires("o != null") @Modifies({"this.w", "this.els"}) @Ensures("this.els = old(this.els) & o.els") void badMeet(Bits o) { w = ~(~w & ~o.w) & 7; }
}
