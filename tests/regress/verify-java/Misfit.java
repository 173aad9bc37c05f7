import glassbox.spec.*;

/** Constants whose numbers need more bits than there are. */
class Misfit {
  static final int BIG = Integer.parseInt("1000"), LEAST = Integer.parseInt("-8");
  static final Integer BOX = 1000;
  static final Misfit ONE = new Misfit();
  final int large = Integer.parseInt("1000");
  @Ensures("return = 0") static int plain(int x) { return x < BIG && x == 7 ? 1 : 0; }
  @Ensures("return = 0") static int boxed(int x) { return x < BOX && x == 7 ? 1 : 0; }
  @Ensures("return = 0") static int within(int x) { return x < ONE.large && x == 7 ? 1 : 0; }
  @Requires("x < Misfit.BIG") @Ensures("return = 0") static int required(int x) { return x == 7 ? 1 : 0; }
  @Ensures("return = (x = 0 => 0 else 1)") static int apart(int x) { return x == 0 ? 0 : 1; }
  @Ensures("return >= 0") static int least(int x) { return x < LEAST ? -1 : 0; }
}
