// verify: --scope 2 --unroll 3
import glassbox.spec.*;
import java.util.*;

// Texts are values.
class Texts {
  static final String RED = "red";
  static final String BLUE = "bl" + "ue";
  String name, other;
  @Requires("s != null") @Ensures("return <=> s = t") static boolean eq(String s, String t) { return s.equals(t); }
  @Requires("s != null") @Ensures("return") static boolean badEq(String s, String t) { return s.equals(t); }
  @Requires("true") @Ensures("return <=> s = t") static boolean oeq(String s, String t) { return Objects.equals(s, t); }
  @Requires("true") @Ensures("return <=> s = t") static boolean byHand(String s, String t) { return s == t || (s != null && s.equals(t)); }
  @Requires("true") @Ensures("return <=> s = t") static boolean byHand2(Object s, Object t) { return s == t || (s != null && s.equals(t)); }
  @Requires("true") @Ensures({"s = \"a\" => return = 0", "s = \"b\" => return = 1", "s = null => return = -1", "s != null && s != \"a\" && s != \"b\" => return = 2"})
  static int str(String s) { if (s == null) return -1; switch (s) { case "a": return 0; case "b": return 1; default: return 2; } }
  @Requires("s != null") @Ensures({"s = \"a\" => return = 0", "s = \"b\" => return = 1", "s != null && s != \"a\" && s != \"b\" => return = 2"})
  static int badStr(String s) { switch (s) { case "a": return 0; case "b": return 0; default: return 2; } }
  @Requires("s != null") @Ensures({"s = \"Aa\" => return = 0", "s = \"BB\" => return = 1", "s != \"Aa\" && s != \"BB\" => return = 2"})
  static int collide(String s) { switch (s) { case "Aa": return 0; case "BB": return 1; default: return 2; } }
  @Requires("s != null") @Ensures({"s = \"x\" || s = \"y\" => return = 3", "s = \"z\" => return = 4"})
  static int arrow(String s) { return switch (s) { case "x", "y" -> 3; case "z" -> 4; default -> 5; }; }
  @Requires("s != null") @Ensures({"return = 5"})
  static int badArrow(String s) { return switch (s) { case "x", "y" -> 3; case "z" -> 4; default -> 5; }; }
  @Throws("IllegalArgumentException: n = null || n = \"\"") @Modifies("this.name") @Ensures("this.name = n")
  void rename(String n) { if (n == null || n.isEmpty()) throw new IllegalArgumentException("name"); name = n; }
  @Throws("IllegalArgumentException: n = null || n = \"\"") @Modifies("this.name") @Ensures("this.name = n")
  void renameLong(String n) { if (n == null || n.length() == 0) throw new IllegalArgumentException("name"); this.name = n; }
  @Throws("IllegalArgumentException: n = null || n = \"\"") @Modifies("this.name") @Ensures("this.name = n")
  void badRename(String n) { if (n == null) throw new IllegalArgumentException("name"); name = n; }
  @Requires("true") @Ensures("return = Texts.RED") static String red() { return "red"; }
  @Requires("true") @Ensures("return = Texts.BLUE") static String badRed() { return "red"; }
  @Requires("true") @Ensures("return <=> s = Texts.RED") static boolean isRed(String s) { return RED.equals(s); }
  @Requires("true") @Ensures("return <=> s = Texts.RED") static boolean badIsRed(String s) { return "blue".equals(s); }
  @Requires("true") @Ensures("Texts.RED != Texts.BLUE") static void apart() { }
  Map<String, Integer> ages; List<String> names; Set<String> seen;
  @Requires("this.ages != null && k != null") @Ensures("return <=> some k.(this.ages.map)") boolean knows(String k) { return ages.containsKey(k); }
  @Requires("this.ages != null && k != null") @Modifies("this.ages.map") @Ensures("k.(this.ages.map) = v") void put(String k, Integer v) { ages.put(k, v); }
  @Requires("this.ages != null && k != null") @Modifies("this.ages.map") @Ensures("k.(this.ages.map) = v") void badPut(String k, Integer v) { if (!ages.containsKey(k)) ages.put(k, v); }
  @Requires("this.names != null") @Ensures("return <=> n in int.(this.names.elems)") boolean has(String n) { return names.contains(n); }
  @Requires("this.seen != null") @Modifies("this.seen.elems") @Ensures({"this.seen.elems = old(this.seen.elems) + n", "return <=> n !in old(this.seen.elems)"}) boolean see(String n) { return seen.add(n); }
  @Requires("this.seen != null") @Modifies("this.seen.elems") @Ensures({"this.seen.elems = old(this.seen.elems) + n", "return <=> n in old(this.seen.elems)"}) boolean badSee(String n) { return seen.add(n); }
  List<Integer> nums;
  @Requires("this.nums != null") @Ensures("return <=> n in int.(this.nums.elems)") boolean hasN(Integer n) { return nums.contains(n); }
  @Requires("this.nums != null && n >= 0 && n < 4") @Ensures("return <=> (some i: Integer | i.value = n && i in int.(this.nums.elems))") boolean hasI(int n) { return nums.contains(n); }
  static class P { String first, last; 
    @Override public boolean equals(Object o) { if (this == o) return true; if (!(o instanceof P)) return false; P p = (P) o; return Objects.equals(first, p.first) && Objects.equals(last, p.last); } public int hashCode() { return 1; } }
  @Requires("a != null && b != null") @Ensures("return <=> a.first = b.first && a.last = b.last") static boolean people(P a, P b) { return a.equals(b); }
  @Requires("a != null && b != null") @Ensures("return <=> a.first = b.first") static boolean badPeople(P a, P b) { return a.equals(b); }
  record R(String k, int v) {}
  @Requires("a != null && b != null") @Ensures("return <=> a.k = b.k && a.v = b.v") static boolean recs(R a, R b) { return a.equals(b); }
  String[] tags; int n;
  static class E { String key; int val; E next; }
  E[] buckets; E head;
  @Requires("s != null") @Ensures("s = \"ab\" <=> return") static boolean eq(String s) { return s.equals("ab"); }
  @Requires("s != null") @Ensures("s = \"ab\" <=> return = 1") static int neg(Object s) { return s.equals("ab") ? 1 : 0; }
  @Requires("this.tags != null && all i: int | i >= 0 && i < this.tags.length => this.tags[i] != null") @Ensures("return <=> t in this.tags[int]")
  boolean tagged(String t) { for (String x : tags) if (x.equals(t)) return true; return false; }
  @Requires("this.tags != null && all i: int | i >= 0 && i < this.tags.length => this.tags[i] != null") @Ensures("return <=> t in this.tags[int]")
  boolean badTagged(String t) { for (String x : tags) return x.equals(t); return false; }
  @Requires("this.head !in this.head.^next && null !in (this.head.*next - null).key") @Ensures({"(some e: this.head.*next - null | e.key = k) => (some e: this.head.*next - null | e.key = k && return = e.val)", "(no e: this.head.*next - null | e.key = k) => return = -1"})
  int get(String k) { for (E e = head; e != null; e = e.next) if (e.key.equals(k)) return e.val; return -1; }
  @Requires("this.head !in this.head.^next && null !in (this.head.*next - null).key") @Modifies({"this.head", "E.val"})
  @Ensures({"some e: this.head.*next - null | e.key = k && e.val = v", "all e: this.head.*next - null | e.key != k => e.val = old(e.val)"})
  void put(String k, int v) { for (E e = head; e != null; e = e.next) if (e.key.equals(k)) { e.val = v; return; } E e = new E(); e.key = k; e.val = v; e.next = head; head = e; }
  @Requires("this.head !in this.head.^next && null !in (this.head.*next - null).key") @Modifies({"this.head", "E.val"})
  @Ensures({"some e: this.head.*next - null | e.key = k && e.val = v", "(all d, e: old(this.head.*next) - null | d.key = e.key => d = e) => (all d, e: this.head.*next - null | d.key = e.key => d = e)"})
  void badPut(String k, int v) { E e = new E(); e.key = k; e.val = v; e.next = head; head = e; }
  @Requires("s != null && t != null") @Ensures("return != null") static String cat(String s, String t) { return s + t; }
  @Requires("s != null") @Ensures("return = s") static String lower(String s) { return s.toString(); }
  @Requires("s != null") @Ensures("return <=> s = t") static boolean notEq(String s, String t) { boolean d = !s.equals(t); if (d) return false; return true; }
  enum Kind { A, B }
  @Requires("true") @Ensures({"s = \"A\" => return = Kind.A", "s = \"B\" => return = Kind.B", "s != \"A\" && s != \"B\" => return = null"})
  static Kind parse(String s) { if (s == null) return null; return switch (s) { case "A" -> Kind.A; case "B" -> Kind.B; default -> null; }; }
  @Requires("s != null") @Ensures("return >= 0") static int len(String s) { int a = s.length(), b = s.length(); return a == 0 && !s.isEmpty() ? -1 : a; }
  @Requires("s != null") @Ensures("return") static boolean nul(String s) { return !s.equals(null); }
  @Throws("NullPointerException: s = null") @Ensures("return <=> s = t") static boolean npe(String s, String t) { return s.equals(t); }
  @Throws("NullPointerException: s = null") @Ensures("return = 1") static int npeSw(String s) { switch (s) { case "q": return 1; } return 1; }
  @Requires("o != null") @Ensures("o instanceof String => return") static boolean dyn(Object o) { return o instanceof String s ? s.equals(o) : false; }
  @Requires("o != null") @Ensures("return <=> o = p") static boolean dynEq(Object o, Object p) { String z = "k"; return o instanceof String ? o.equals(p) : o == p; }
  @Requires("s != null") @Ensures("return <=> (s = \"a\")") static boolean tr(String s) { try { switch (s) { case "a": return true; case "b": return false; } } catch (RuntimeException e) { return true; } return false; }
  @Requires("s != null") @Ensures({"s = \"a\" => return = 1", "s = \"b\" => return = 3", "s != \"a\" && s != \"b\" => return = 0"}) static int fall(String s) { int r = 0; switch (s) { case "a": return 1; case "b": r++; case "c": r += 2; break; default: return 0; } return s.equals("c") ? 0 : r; }
}
