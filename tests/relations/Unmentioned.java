// verify: --scope 2 --unroll 2
import glassbox.spec.*;
import java.util.*;

// A static method that mentions no object of its class may break the invariant of one.
class Unmentioned {
  static class Part { int weight; }
  Part part;
  List<Object> items;
  @Invariant({"this.part != null => this.part.weight > 0", "this.items != null => #this.items.elems <= 1"}) int checked;

  @Requires("p != null") @Ensures("true") @Modifies("p.weight") static void badWeight(Part p) { p.weight = 0; }
  @Requires("p != null") @Ensures("true") @Modifies("p.weight") static void weight(Part p) { p.weight = 1; }
  @Requires("p != null && p !in Unmentioned.part") @Ensures("true") @Modifies("p.weight") static void free(Part p) { p.weight = 0; }
  @Requires("l != null && #l.elems < 2") @Ensures("true") @Modifies("l.elems") static void badAdd(List<Object> l, Object o) { l.add(o); }
  @Requires("p != null") @Ensures("return = p.weight") static int read(Part p) { return p.weight; }
}
