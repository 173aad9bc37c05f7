// expect: bad... violated, others hold at --ints 0..4
import glassbox.*;
import java.util.*;
public class TextCorners {
    String s; int n;
    @Declarative public boolean repOk() { return n >= 0; }
    public void okBlock() { String t = """
        one
          two\
         three
        """; assert t.equals("one\n  two three\n"); }
    public void badBlock() { String t = """
        a
        b"""; assert t.endsWith("\n"); }
    public void okCompare() { assert "apple".compareTo("apricot") < 0 && "a".compareTo("abc") == -2 && "Z".compareTo("a") < 0 && "Z".compareToIgnoreCase("a") > 0; }
    public void badCompare(String t) { if (s != null && t != null) assert Math.abs(s.compareTo(t)) <= 0; }
    public void okRepeat(int k) { assert "ab".repeat(k).length() == 2 * k && "".repeat(k).isEmpty(); }
    public void badRepeat(int k) { "x".repeat(k - 1); }
    public void okStrip() { assert "  x ".strip().equals("x") && " x".trim().equals("x") && "\u2003x".trim().length() == 2 && "\u2003x".strip().length() == 1 && " \t".isBlank(); }
    public void badStrip() { assert "\u2003".trim().isEmpty(); }
    public void okSplit() { assert "a,b,,".split(",").length == 2 && ",a".split(",").length == 2 && "a,b,,".split(",", -1).length == 4 && "".split(",").length == 1; }
    public void badSplit() { assert "a.b.c".split(".").length == 3; }
    public void okSplitRegex() { assert Arrays.toString("a1b22c".split("[0-9]+")).equals("[a, b, c]") && "abc".split("").length == 3; }
    public void okReplace() { assert "aaa".replace("aa", "b").equals("ba") && "a.b".replaceAll(".", "x").equals("xxx") && "a.b".replace(".", "x").equals("axb") && "x1y2".replaceAll("(\\w)(\\d)", "$2$1").equals("1x2y"); }
    public void badReplace() { String t = "abc"; t.replace('a', 'z'); assert t.charAt(0) == 'z'; }
    public void okSurrogate() { String g = "\uD83D\uDE00"; assert g.length() == 2 && g.codePointCount(0, 2) == 1 && g.codePointAt(0) == 0x1F600 && new StringBuilder(g + "a").reverse().toString().equals("a" + g); }
    public void badSurrogate() { String g = "\uD83D\uDE00"; assert g.length() == 1; }
    public void okChars() { assert "hello".chars().filter(c -> c == 'l').count() == 2 && "aBc".chars().mapToObj(c -> (char) c).filter(Character::isUpperCase).count() == 1; }
    public void okUpper() { assert "straße".toUpperCase().equals("STRASSE") && "ABC".toLowerCase(Locale.ROOT).equals("abc") && "ß".equalsIgnoreCase("ß") && !"ß".equalsIgnoreCase("ss"); }
    public void badUpper() { assert "straße".toUpperCase().length() == "straße".length(); }
    public void okIndex(int k) { String t = "abcabc"; assert t.indexOf('c', k) == (k <= 2 ? 2 : 5) && t.lastIndexOf("bc") == 4 && t.indexOf("") == 0 && t.lastIndexOf("") == 6 && t.indexOf("zz") == -1; }
    public void badIndex(int k) { n = "abc".indexOf('a' + k); }
    public void okJoin() { assert String.join("-", "a", "b").equals("a-b") && String.join(",", List.of()).isEmpty() && String.join("/", Arrays.asList("x", null)).equals("x/null"); }
    public void okConcatNull() { String t = null; t += null; assert t.equals("nullnull"); t = s + ""; assert s != null || t.equals("null"); }
    public void badConcatNull() { String t = s; t = t.concat("x"); }
    public void okCharPlus(char c) { assert ("" + c + 1).length() == 2 && c + 1 - 1 == c; String t = 'a' + 'b' + ""; assert t.equals("195") && ("" + 'a' + 'b').equals("ab"); }
    public void badCharPlus() { assert ('a' + 'b' + "c").equals("abc"); }
    public void okFormat(int k) { assert String.format("%03d|%-3s|%5.2f|%x", k, "a", 1.5, 255).equals("00" + k + "|a  | 1.50|ff"); }
    public void badFormat(int k) { String.format("%d", k == 3 ? "x" : (Object) k); }
    public void okFormatted(int k) { assert "%d%%".formatted(k).equals(k + "%") && String.format("%s %s", 1, null).equals("1 null") && String.format("%2$s%1$s", "a", "b").equals("ba") && String.format("%b %c %,d", true, 'q', 1234567).equals("true q 1,234,567"); }
    public void badMissing() { String.format("%s %s", "a"); }
    public void okRegion() { assert "Hello".regionMatches(true, 1, "xELLx", 1, 3) && "Hello".startsWith("lo", 3) && "a".contentEquals(new StringBuilder("a")); }
    public void okLines() { assert "a\nb\r\nc".lines().count() == 3 && "a\n\nb".lines().toList().size() == 3; }
    public void okIndent() { assert "a\nb".indent(2).equals("  a\n  b\n") && "  x\n y".stripIndent().equals(" x\ny") && "a\\tb".translateEscapes().equals("a\tb"); }
    public void okSwitch(int k) { String[] w = {"FB", "Ea", "x", "", "FBFB"}; int r = switch (w[k]) { case "FB" -> 0; case "Ea" -> 1; case "" -> 3; case "FBFB", "EaEa" -> 4; default -> 2; }; assert r == k; }
    public void badSwitch() { switch (s) { case "a": n = 1; break; default: n = 2; } }
    public void badFall(int k) { String t = k == 0 ? "zero" : "other"; switch (t) { case "zero": n = 0; default: n = -1; } }
    public void okHash() { assert "FB".hashCode() == "Ea".hashCode() && "".hashCode() == 0 && "ab".hashCode() == 31 * 'a' + 'b'; }
    public void okSub(int k) { assert "hello".substring(k).length() == 5 - k && "hello".substring(5).isEmpty() && "hello".subSequence(0, k).length() == k; }
    public void badSub(int k) { "abc".substring(k); }
    public void okBytes() { byte[] b = "é".getBytes(java.nio.charset.StandardCharsets.UTF_8); assert b.length == 2 && new String(b, java.nio.charset.StandardCharsets.UTF_8).equals("é") && new String(b, java.nio.charset.StandardCharsets.ISO_8859_1).length() == 2; }
    public void okIntern() { String a = new String("q"), b = "q"; assert a != b && a.intern() == b && ("q" + "") == b; }
    public void badIntern() { String a = "q", t = "qr".substring(0, 1); assert a == t; }
}
