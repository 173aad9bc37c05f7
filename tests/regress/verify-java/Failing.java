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
  @Requires("s != null") @Ensures("true") static K valueOf(String s) { return K.valueOf(s); }
}
