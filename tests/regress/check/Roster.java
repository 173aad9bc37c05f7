import glassbox.*;
/** A roster of guests in order of arrival; who leaves is unhooked, in one sweep. */
public class Roster {
  static final class Guest { boolean paid; int seat; @Tree Guest after; }
  @Tree Guest door;
  int present;
  @Declarative boolean repOk() { return count(door) == present && seats(door); }
  @Declarative static int count(Guest g) { return g == null ? 0 : 1 + count(g.after); }
  @Declarative static boolean seats(Guest g) { return g == null || (g.after == null || g.seat < g.after.seat) && seats(g.after); }
  public int clearPaid() {
    int out = 0; Guest keep = null, g = door;
    while (g != null) {
      if (g.paid) { if (keep == null) door = g.after; else keep.after = g.after; out++; }
      else keep = g;
      g = g.after;
    }
    present -= out;
    return out;
  }
  public int badClearPaid() {
    int out = 0; Guest keep = null, g = door;
    while (g != null) {
      if (g.paid) { if (keep == null) door = g.after; else keep.after = g.after; out++; }
      keep = g;
      g = g.after;
    }
    present -= out;
    return out;
  }
  public void badSeat() {
    for (Guest g = door; g != null; g = g.after) if (g.paid && g.after != null && g.after.paid) g.seat++;
  }
}
