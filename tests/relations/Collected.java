// verify: --scope 2,List=1,Set=1,Map=1,Iterator=1 --unroll 3
import glassbox.spec.*;
import java.util.*;

class Collected {
  List<Object> items; Set<Object> seen; Map<Object, Object> table;

  @Requires("l != null && some l.elems && #l.elems < 3") @Modifies("l.elems") @Ensures("true")
  static int badAddRemove(List<Object> l, Object o) { int n = 0; for (Object x : l) { l.add(o); l.remove(l.size() - 1); n++; } return n; }
  @Requires("l != null && #l.elems < 3") @Modifies("l.elems") @Ensures("true")
  static int badClearEmpty(List<Object> l, Object o) { int n = 0; if (l.isEmpty()) return 0;  for (Object x : l) { l.remove(x); l.add(x); n++; } return n; }
  @Requires("l != null && #l.elems < 3") @Modifies("l.elems") @Ensures("#l.elems = old(#l.elems) || #l.elems = old(#l.elems) - 1")
  static void removeFirst(List<Object> l, Object o) { for (Object x : l) if (x == o) { l.remove(x); break; } }
  @Requires("s != null && o !in s.elems && #s.elems < 3") @Modifies("s.elems") @Ensures("s.elems = old(s.elems)")
  static int badSetTwice(Set<Object> s, Object o) { int n = 0; for (Object x : s) { s.add(o); s.remove(o); n++; } return n; }
  @Requires("s != null && o in s.elems && #s.elems < 3") @Modifies("s.elems") @Ensures("s.elems = old(s.elems)")
  static int setKnown(Set<Object> s, Object o) { int n = 0; for (Object x : s) { s.add(o); n++; } return n; }
  @Requires("s != null && o !in s.elems && #s.elems < 3") @Ensures("true")
  static int setAbsent(Set<Object> s, Object o) { int n = 0; for (Object x : s) { s.remove(o); n++; } return n; }
  @Requires("this.items != null && #this.items.elems < 3") @Modifies("this.items.elems") @Ensures("this.items.elems[old(#this.items.elems)] = o")
  void push(Object o) { items.add(o); }
  @Requires("this.items != null && #this.items.elems < 3") @Modifies("this.items.elems") @Ensures("this.items.elems[0] = o")
  void badPush(Object o) { items.add(o); }
  @Requires("this.items != null && #this.items.elems < 3 && this.items.elems.(Object+null) != none") @Modifies("this.items.elems") @Ensures("true")
  void badLoopPush(Object o) { for (Object x : items) push(o); }
  @Requires("this.items != null && this.seen != null && #this.items.elems < 3") @Modifies("this.seen.elems") @Ensures("this.seen.elems = old(this.seen.elems) + int.(this.items.elems)")
  void collect() { for (Object x : items) seen.add(x); }
  @Requires("this.items != null && this.seen != null && #this.items.elems < 3") @Modifies("this.seen.elems") @Ensures("this.seen.elems = int.(this.items.elems)")
  void badCollect() { for (Object x : items) seen.add(x); }
  @Requires("this.table != null && k in Object.(this.table.map)") @Modifies("this.table.map") @Ensures("true")
  Object badMap(Object k) { return table.get(k).hashCode() > 0 ? k : k; }
  @Requires("this.table != null") @Modifies("this.table.map") @Ensures("return = old(k.(this.table.map)) || return = null")
  Object swap(Object k, Object v) { Object o = table.get(k); if (table.containsKey(k)) table.remove(k); else table.put(k, v); return o; }
  @Throws("IllegalArgumentException: n < 0") @Ensures("return != null && no return.elems")
  static List<Object> made(int n) { return new ArrayList<>(n); }
  @Ensures("return != null && no return.elems")
  static List<Object> badMade(int n) { return new ArrayList<>(n); }
  @Requires("this.table != null") @Modifies("this.table.map") @Ensures("some k.(this.table.map)")
  void putAny(Object k, Object v) { table.put(k, v); }
  @Requires("this.table != null") @Modifies("this.table.map") @Ensures("k != null")
  void badPutAny(Object k, Object v) { table.put(k, v); }
  @Requires("l != null && #l.elems < 4") @Modifies("l.elems") @Ensures("l.elems = old(l.elems)")
  static boolean guarded(List<Object> l, Object o) { try { l.set(l.size(), o); return true; } catch (IndexOutOfBoundsException e) { return false; } }
  @Requires("l != null && #l.elems < 3") @Modifies("l.elems") @Ensures("int.(l.elems) in o")
  static void fillByIndex(List<Object> l, Object o) { int i = 0; for (Object x : l) { l.set(i, o); i++; } }
  @Requires("l != null && #l.elems < 3") @Modifies("l.elems") @Ensures("#l.elems = old(#l.elems) && (all i: int | i >= 0 && i < #l.elems => (old(l.elems)[i] = o => l.elems[i] = p))")
  static void replaceSeen(List<Object> l, Object o, Object p) { int i = 0; for (Object x : l) { if (x == o) l.set(i, p); i++; } }
  @Requires("l != null && #l.elems < 3 && #l.elems > 1") @Modifies("l.elems") @Ensures("return = old(l.elems[1])")
  static Object badSetAhead(List<Object> l, Object o) { Iterator<Object> it = l.iterator(); it.next(); l.set(1, o); return it.next(); }
  @Requires("l != null && #l.elems < 3 && #l.elems > 1") @Modifies("l.elems") @Ensures("return = o")
  static Object setAhead(List<Object> l, Object o) { Iterator<Object> it = l.iterator(); it.next(); l.set(1, o); return it.next(); }
  @Requires("l != null && #l.elems < 3 && #l.elems > 1") @Modifies("l.elems") @Ensures("true")
  static void badSetAdd(List<Object> l, Object o) { for (Object x : l) { l.set(0, o); l.add(o); } }
}
