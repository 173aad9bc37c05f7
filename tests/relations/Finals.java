// verify: --scope 3,Finals=1 --unroll 3
import glassbox.spec.*;
import java.util.Optional;

/* Objects of final static fields keep what is final in them. */
class Finals {
  static class Pair {
    final int left;
    final Pair other;
    final boolean on;
    int free;
    Pair(int l, Pair o, boolean b) { left = l; other = o; on = b; free = l; }
  }
  enum Level {
    LOW(1) { int twice() { return 2; } }, HIGH(3) { int twice() { return 6; } };
    final int height;
    Level(int h) { height = h; }
    abstract int twice();
  }
  interface Shape { int area(); }
  static final Shape UNIT = new Shape() { final int side = 2; public int area() { return side + 1; } };
  static final Pair END = new Pair(4, null, true), START = new Pair(-2, END, false);
  static final Pair[] BOTH = {END, START};
  static Pair changing = new Pair(1, null, true);
  Pair held;

  @Ensures("return = 4") static int left() { return END.left; }
  @Ensures("return = 3") static int badLeft() { return END.left; }
  @Ensures("return = 4") static int badFree() { return END.free; }
  @Ensures("return = 1") static int badChanging() { return changing.left; }
  @Ensures("return = 2") static int both() { return (START.other != null ? 1 : 0) + (END.other == null ? 1 : 0); }
  @Ensures("return") static boolean on() { return END.on && !START.on; }
  @Ensures("return") static boolean badOn() { return END.on && START.on; }
  @Ensures("return = 5") static int unit() { return UNIT.area() + 2; }
  @Ensures("return = 4") static int badUnit() { return UNIT.area() + 2; }
  @Requires("l != null") @Ensures("return = (l = Level.LOW => 1 else 3)") static int height(Level l) { return l.height; }
  @Requires("l != null") @Ensures("return = 1") static int badHeight(Level l) { return l.height; }
  @Requires("l != null") @Ensures("return = l.height + l.height") static int twice(Level l) { return l.twice(); }
  @Requires("l != null") @Ensures("return = l.height") static int badTwice(Level l) { return l.twice(); }
  @Requires("l != null") @Ensures("return = (l = Level.LOW => 7 else 5)") static int pick(Level l) { switch (l) { case LOW: return 7; default: return 5; } }
  @Requires("this.held != null") @Ensures("return = (this.held = Finals.END => 4 else this.held.left)") int of() { return held.left; }
  @Requires("this.held != null") @Ensures("return = 4") int badOf() { return held.left; }
  @Requires("true") @Modifies("Finals.END.free") @Ensures("Finals.END.free = 1 && return = 4") static int put() { END.free = 1; return END.left; }

  @Ensures("return = (p != null => p.left else 0)") static int opt(Pair p) { return Optional.ofNullable(p).map(q -> q.left).orElse(0); }
  @Ensures("return = (p != null => p.left else 0)") static int badOpt(Pair p) { return Optional.ofNullable(p).map(q -> q.left).orElse(1); }
  @Ensures("return") static boolean empty() { return Optional.empty().isEmpty(); }
  @Ensures("return") static boolean badEmpty() { return Optional.empty().isPresent(); }

  static final Integer SOME = 1000, SAME = 1000, FEW = 5;
  @SuppressWarnings("removal") static final Integer ONE_MORE = new Integer(5);
  static final Long LONG = 5000L, AS_LONG = 5000L;
  @Ensures("return") static boolean boxesAlike() { return FEW.equals(ONE_MORE); }
  @Ensures("!return") static boolean badBoxesAlike() { return SOME.equals(SAME); }
  @Ensures("!return") static boolean badNumbersAlike() { return LONG.longValue() == AS_LONG.longValue(); }
  @Ensures("return") static boolean badFew() { return SOME.equals(FEW); }
}
