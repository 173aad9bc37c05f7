// verify: --scope 2,List=2,Set=1,Map=1,Iterator=1 --unroll 2
import glassbox.spec.*;
import java.util.*;

// What a collection holds changes only where @Modifies says so, whether or not a class has specification fields.
class Framed {
  List<Object> items; Set<Object> seen; Map<Object, Object> table;
  static final List<Object> ALL = new ArrayList<>();

  @Requires("l != null && #l.elems < 2") @Ensures("true") static void badAdd(List<Object> l, Object o) { l.add(o); }
  @Requires("l != null && #l.elems > 0") @Ensures("true") static void badSet(List<Object> l, Object o) { l.set(0, o); }
  @Requires("l != null && k != null && #l.elems < 2") @Modifies("k.elems") @Ensures("true") static void badOther(List<Object> l, List<Object> k) { l.add("x"); }
  @Requires("this.seen != null") @Ensures("true") void badSeen(Object o) { seen.add(o); }
  @Requires("this.table != null && k != null") @Ensures("true") void badPut(Object k) { table.put(k, k); }
  @Requires("#Framed.ALL.elems < 2") @Ensures("true") static void badStatic(Object o) { ALL.add(o); }
  @Requires("l != null && #l.elems < 2") @Ensures("true") static void badBack(List<Object> l, Object o) { l.add(o); l.remove(l.size() - 1); }
  @Requires("l != null && #l.elems < 2") @Modifies("l.elems") @Ensures("true") static void add(List<Object> l, Object o) { l.add(o); }
  @Requires("o != null") @Ensures("return = 1") static int fresh(Object o) { List<Object> l = new ArrayList<>(); l.add(o); return l.size(); }
  @Requires("l != null") @Ensures("return = #l.elems") static int count(List<Object> l) { int n = 0; for (Object x : l) n++; return n; }
  @Requires("l != null && #l.elems < 2") @Ensures("true") static void badCalls(List<Object> l, Object o) { add(l, o); }
}
