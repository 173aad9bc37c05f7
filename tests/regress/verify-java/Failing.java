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
}
