import glassbox.spec.*;

class Meeting {
  static class V { V parent; }

  @Requires({"v != null", "all x: V | x.parent != null", "all x: V | some r: x.*parent | r.parent = r"})
  @Ensures({"return.parent = return", "return in v.*parent"})
  static V find(V v) { while (v.parent != v) v = v.parent; return v; }

  @Requires({"a != null && b != null", "all x: V | x.parent != null", "all x: V | some r: x.*parent | r.parent = r"})
  @Modifies("V.parent")
  @Ensures("all x: V | some r: x.*parent | r.parent = r")
  static void join(V a, V b) { V x = find(a), y = find(b); if (x != y) x.parent = y; }

  @Requires({"a != null", "all x: V | x.parent != null", "all x: V | some r: x.*parent | r.parent = r"})
  @Ensures("all x: V | some r: x.*parent | r.parent = r")
  static void look(V a) { find(a); }

  static int n;
  @Requires("Meeting.n < 3") @Modifies("Meeting.n") @Ensures("Meeting.n > old(Meeting.n)") static void up() { n++; }
  @Requires("Meeting.n < 2") @Modifies("Meeting.n") @Ensures("Meeting.n = old(Meeting.n)") static void twice() { up(); up(); }
}
