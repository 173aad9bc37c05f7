// verify: --scope 2 --unroll 3
import glassbox.spec.*;
import java.util.*;

// What makes a text may fail; what is final in constants is known.
class TextsMade {
  @Requires("true") @Ensures("true") static String badConcat(String s) { return "x".concat(s); }
  @Requires("s != null") @Ensures("return != null") static String concat(String s) { return "x".concat(s); }
  @Throws("IllegalArgumentException: n < 0") @Ensures("return != null") static String repeat(int n) { return "s".repeat(n); }
  @Requires("true") @Ensures("true") static String badRepeat(int n) { return "s".repeat(n); }
  @Requires("true") @Ensures("true") static String badLength(int i) { StringBuilder b = new StringBuilder(); b.setLength(i); return b.toString(); }
  @Requires("i >= 0") @Ensures("true") static String length(int i) { StringBuilder b = new StringBuilder(); b.setLength(i); return b.toString(); }
  @Requires("true") @Ensures("true") static String badBuilder(String s) { return new StringBuilder(s).append(1).toString(); }
  @Requires("true") @Ensures("true") static String badRoom(int n) { return new StringBuilder(n).append('c').toString(); }
  @Requires("true") @Ensures("true") static String badJoin(String s) { return String.join(s, "x", "z"); }
  @Requires("true") @Ensures("true") static String badChars(char[] a) { return String.valueOf(a); }
  @Requires("true") @Ensures("true") static String badReplace(String s) { return "x".replace("x", s); }
  @Requires("s != null") @Ensures("return != null") static String front(String s) { return s.substring(0); }
  @Requires("true") @Ensures("return != null") static String format(String s, int n) { return String.format("%s at %d of %3d%%%n", s, n, n); }
  @Requires("true") @Ensures("return != null") static String mixed(int n, String s) { return String.format("%d of %s", n, s); }
  @Requires("a != null") @Ensures("return != null") static String joined(String[] a) { return String.join(",", a); }
  @Throws("IllegalArgumentException: n < 0") @Ensures("return = n") static int checked(int n) { if (n < 0) throw new IllegalArgumentException(String.format("negative: %d", n)); return n; }

  enum K {
    A("a", 1),
    B("b", 2) { @Override int twice() { return 5; } };
    final String label;
    final int n;
    K(String l, int n) { label = l; this.n = n; }
    int twice() { return n + n; }
  }
  static final TextsMade ONE = new TextsMade("one");
  final String word;
  TextsMade(String w) { word = w; }
  @Requires("k != null") @Ensures("k = K.A <=> return = \"A\"") static String nameOf(K k) { return k.name(); }
  @Requires("k != null") @Ensures("return = \"A\"") static String badNameOf(K k) { return k.name(); }
  @Requires("k != null") @Ensures("k = K.A <=> return = \"a\"") static String label(K k) { return k.label; }
  @Requires("k != null") @Ensures("k = K.B <=> return = \"a\"") static String badLabel(K k) { return k.label; }
  @Requires("k != null") @Ensures("return = (k = K.A => 2 else 4)") static int badTwice(K k) { return k.twice(); }
  @Requires("true") @Ensures("return = \"one\"") static String word() { return ONE.word; }
  @Requires("k != null && j != null") @Ensures("return <=> k = j") static boolean names(K k, K j) { return k.name().equals(j.name()); }
  @Requires("k != null") @Ensures("k = K.A <=> return = \"A\"") static String text(K k) { return k.toString(); }
}
