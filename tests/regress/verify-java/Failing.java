import glassbox.spec.*;

/** Texts that may not be there, and texts that are made by code of the user. */
class Failing {
  String name; int n;
  enum K { A, B }
  @Override public String toString() { n++; return name.trim(); }
  @Requires("true") @Ensures("true") String own() { return "x" + this; }
  @Requires("true") @Ensures("true") String appended() { return new StringBuilder().append(this).toString(); }
  @Requires("s != null") @Ensures("true") static String part(String s) { return s.substring(1); }
  @Requires("s != null") @Ensures("true") static String parts(String s, int i, int k) { return s.substring(i, k); }
  @Requires("true") @Ensures("true") static String inserted(int i) { return new StringBuilder().insert(i, "x").toString(); }
  @Requires("true") @Ensures("true") static String format(String s) { return String.format("%d", s); }
  @Requires("true") @Ensures("true") static String few(String s) { return String.format("%s %s", s); }
  @Requires("true") @Ensures("true") static String pattern(String s) { return "x".replaceAll(s, "y"); }
  static class Hashed { String s; @Override public int hashCode() { return s.length(); } }
  static class Below { int n; }
  static class Above extends Below { @Override public String toString() { n = 1 / n; return "x"; } }
  static class Message extends RuntimeException { String s; @Override public String getMessage() { return s.concat("!"); } }
  @Requires("true") @Ensures("true") static String hashed(Hashed h) { return "x" + h; }
  @Requires("true") @Ensures("true") static String below(Below h) { return "x" + h; }
  @Requires("true") @Ensures("true") static String message(Message m) { return "x" + m; }
  @Requires("true") @Ensures("true") static String shown(Hashed h) { return java.util.Objects.toString(h); }
  @Requires("s != null") @Ensures("true") static K valueOf(String s) { return K.valueOf(s); }
  static class Loud implements CharSequence {
    int asked;
    @Override public String toString() { asked++; return "x"; }
    public int length() { return 1; }
    public char charAt(int i) { return 'x'; }
    public CharSequence subSequence(int from, int to) { return this; }
  }
  @Requires("l != null") @Ensures("true") static String joined(Loud l) { CharSequence[] a = {l}; return String.join(",", a); }
  @Requires("a != null") @Ensures("true") static String elements(Loud[] a) { return String.join(",", a); }
  @Requires("true") @Ensures("true") static String listed(java.util.List<Loud> a) { return "x" + a; }
  @Requires("true") @Ensures("true") static String iterable(Iterable<Loud> a) { return "x" + a; }
  @Requires("true") @Ensures("true") static String twice() { Object[] a = new Object[1]; a[0] = 1; a[0] = 2; return String.format("%d %d", a); }
  static void change(Object[] a) { a[0] = "x"; }
  @Requires("true") @Ensures("true") static String changed() { Object[] a = new Object[1]; a[0] = 1; change(a); return String.format("%d", a); }
  @Requires("true") @Ensures("true") static String aliased() { Object[] a = new Object[1]; Object[] b = a; a[0] = 1; b[0] = "x"; return String.format("%d", a); }
}
