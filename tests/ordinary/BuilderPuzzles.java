// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
public class BuilderPuzzles {
    int n; String s;
    @Declarative public boolean repOk() { return n >= 0; }
    public void okEdit(int k) { StringBuilder b = new StringBuilder("abc"); b.insert(1, k).deleteCharAt(0).setCharAt(0, 'z'); assert b.toString().equals("zbc") && b.length() == 3; b.replace(0, 2, "Q").append(true).append(1.5).append('c').append((Object) null).append(new char[] {'x', 'y'}).append("hello", 1, 3); assert b.toString().equals("Qctrue1.5cnullxyel"); }
    public void badEdit(int k) { StringBuilder b = new StringBuilder("abc"); b.deleteCharAt(k); }
    public void okLen() { StringBuilder b = new StringBuilder("abc"); b.setLength(5); assert b.length() == 5 && b.charAt(4) == 0; b.setLength(1); assert b.toString().equals("a"); }
    public void badLen() { StringBuilder b = new StringBuilder("abc"); b.setLength(5); assert b.toString().equals("abc"); }
    public void badEq() { assert new StringBuilder("a").equals(new StringBuilder("a")); }
    public void okEq() { assert new StringBuilder("a").compareTo(new StringBuilder("a")) == 0 && "a".contentEquals(new StringBuilder("a")); }
    public void okAlias() { StringBuilder a = new StringBuilder(); StringBuilder b = a.append("x"); b.append("y"); assert a == b && a.toString().equals("xy"); }
    public void badAlias() { StringBuilder a = new StringBuilder("x"); StringBuilder b = a; b.append("y"); assert a.length() == 1; }
    static void change(StringBuilder b, String t) { b.append("!"); b = new StringBuilder("new"); b.append("?"); t = t + "z"; }
    public void okParam() { StringBuilder b = new StringBuilder("v"); String t = "t"; change(b, t); assert b.toString().equals("v!") && t == "t"; }
    public void badParam() { StringBuilder b = new StringBuilder("v"); change(b, "t"); assert b.toString().equals("new?"); }
    public void okRev() { assert new StringBuilder("racecar").reverse().toString().equals("racecar") && new StringBuilder("ab").indexOf("b") == 1 && new StringBuilder("aXbX").lastIndexOf("X") == 3; }
    public void okCap() { StringBuilder b = new StringBuilder(3); assert b.capacity() == 3 && b.length() == 0; b.append("abcd"); assert b.capacity() >= 4; }
    public void badCap(int k) { new StringBuilder(k - 1); }
    public void okBuf(int k) { StringBuffer b = new StringBuffer(); for (int i = 0; i < k; i++) b.append(i).append(','); assert b.length() == 2 * k; if (k > 0) b.setLength(b.length() - 1); assert k == 0 || !b.toString().endsWith(","); }
    public void badBuf(int k) { StringBuffer b = new StringBuffer(); for (int i = 0; i < k; i++) b.append(i).append(','); b.setLength(b.length() - 1); }
    public void okField() { String old = s; s += "x"; assert s.length() == (old == null ? 5 : old.length() + 1); }
    public void badField() { s += "x"; assert !s.startsWith("null"); }
    public void okChars(String t) { if (t == null) return; int v = 0; for (char c : t.toCharArray()) if ("aeiou".indexOf(c) >= 0) v++; assert v == t.chars().filter(c -> "aeiou".indexOf(c) >= 0).count(); }
    public void badChars(String t) { if (t == null) return; assert t.chars().allMatch(Character::isUpperCase); }
    public void okBlock() { String t = """
        a
          b\
        c"""; assert t.equals("a\n  bc"); }
    public void okCode() { String e = "x\uD83D\uDE00"; assert e.length() == 3 && e.codePointCount(0, 3) == 2 && new StringBuilder(e).reverse().toString().equals("\uD83D\uDE00x"); }
    public void badCode() { String e = "x\uD83D\uDE00"; assert e.length() == 2; }
    static String rle(String t) { StringBuilder b = new StringBuilder(); for (int i = 0; i < t.length(); ) { int j = i; while (j < t.length() && t.charAt(j) == t.charAt(i)) j++; b.append(t.charAt(i)); if (j - i > 1) b.append(j - i); i = j; } return b.toString(); }
    public void okRle(String t) { if (t != null) assert rle(t).length() <= t.length(); assert rle("aaabcc").equals("a3bc2"); }
}
