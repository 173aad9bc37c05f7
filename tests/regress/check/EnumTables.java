import glassbox.Check;
import glassbox.GlassBox;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** Tables of enum constants that an operation makes itself. */
public class EnumTables {
  enum Suit {
    CLUBS,
    HEARTS {
      @Override
      boolean red() {
        return true;
      }
    };

    boolean red() {
      return false;
    }

    Suit other() {
      return values()[1 - ordinal()];
    }
  }

  @Check
  static void counted(Suit a, Suit b) {
    GlassBox.assume(a != null && b != null);
    Map<Suit, Integer> tally = new EnumMap<>(Suit.class);
    tally.put(a, 1);
    tally.merge(b, 1, Integer::sum);
    assert tally.size() == (a == b ? 1 : 2) && tally.get(a) == (a == b ? 2 : 1);
  }

  @Check
  static void badPut(Suit a, Suit b) {
    GlassBox.assume(a != null && b != null);
    Map<Suit, Integer> tally = new EnumMap<>(Suit.class);
    tally.put(a, 1);
    tally.put(b, 2);
    assert tally.get(a) == 1;
  }

  @Check
  static void chosen(Suit a) {
    GlassBox.assume(a != null);
    EnumSet<Suit> one = EnumSet.of(a);
    assert !one.contains(a.other()) && EnumSet.complementOf(one).contains(a.other());
    assert Suit.class.getEnumConstants()[a.ordinal()] == a;
    assert Enum.valueOf(Suit.class, a.name()) == a;
    Suit.class.getEnumConstants()[0] = null; // a copy
    assert Suit.values()[0] == Suit.CLUBS && Suit.class.getEnumConstants()[0] != null;
  }
}
