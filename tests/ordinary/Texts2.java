// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class Texts2 {
    private String name; int n;
    @Declarative public boolean repOk() { return name == null || name.length() <= 5; }
    public void okTrim() { if (name != null) name = name.trim(); }
    public void badSet(String s) { name = s + "-tail"; }
    public void okUpper() { if (name != null) assert name.toUpperCase().equalsIgnoreCase(name); }
    public void badUpper() { if (name != null) assert name.toUpperCase().equals(name); }
    public void badEqEq(String s) { if (name != null && name.equals(s)) assert name == s; }
    public void okIntern(String s) { if (name != null && name.equals(s)) assert name.intern() == s.intern(); }
    public void badNullEq(String s) { boolean b = name.equals(s); }
    public void okFlip(String s) { boolean b = "x".equals(s); if (b) assert s.length() == 1; }
    public void okChars() { if (name == null) return; int v = 0; for (char c : name.toCharArray()) if ("aeiou".indexOf(c) >= 0) v++; assert v <= name.length(); }
    public void badCharAt() { if (name != null) name.charAt(0); }
    public void okSub() { if (name != null && name.length() > 1) { String h = name.substring(0, 1), t = name.substring(1); assert (h + t).equals(name); } }
    public void badSub() { if (name != null) name.substring(1, 0); }
    public void okHash(String s) { if (s != null && s.equals(name)) assert s.hashCode() == name.hashCode(); }
    public void okValueOf() { assert String.valueOf((Object) null).equals("null") && String.valueOf(n).length() == 1 && String.valueOf(true).equals("true"); }
    public void okStarts() { if (name != null) assert name.startsWith("") && name.endsWith("") && name.contains(""); }
    public void okConcat() { String t = "n" + n + 'c' + 1.5 + true + null; assert t.startsWith("n" + n + "c1.5true"); }
    public void okCodePoint() { String e = new String(Character.toChars(0x1F600)); assert e.length() == 2 && e.codePointCount(0, 2) == 1; }
    public void okFormat() { assert String.format("%s=%d", name, n).contains("="); }
    public void okCharMath() { char c = (char) ('a' + n); assert Character.toUpperCase(c) == 'A' + n && Character.getNumericValue('7') == 7 && Character.isDigit('5'); }
}
