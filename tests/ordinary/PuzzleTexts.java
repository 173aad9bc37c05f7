// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
/** Strings and characters. */
public class PuzzleTexts {
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    public void okAnimal() { final String pig = "length: 10"; final String dog = "length: " + pig.length(); assert !("Animals are equal: " + pig == dog) && pig.equals(dog) && pig != dog; }
    public void badAnimal() { final String pig = "length: 10"; final String dog = "length: " + pig.length(); assert pig == dog; }
    public void okConst() { final String a = "x"; assert a + "y" == "xy"; }
    public void badConst() { String a = "x"; assert a + "y" == "xy"; }
    public void okPlus() { assert ("" + 'H' + 'a').equals("Ha") && 'H' + 'a' == 169; }
    public void badPlus() { assert ("" + ('H' + 'a')).equals("Ha"); }
    public void badSb() { StringBuilder w = new StringBuilder('M'); w.append('a'); assert w.toString().equals("Ma"); }
    public void okSb() { StringBuilder w = new StringBuilder("M"); w.append('a'); assert w.toString().equals("Ma"); }
    public void okReplaceAll() { assert PuzzleTexts.class.getName().replaceAll("\\.", "/").equals("PuzzleTexts"); assert "a.b".replaceAll(".", "/").equals("///"); }
    public void badReplaceAll() { assert "a.b".replaceAll(".", "/").equals("a/b"); }
    public void okValueOf() { char[] c = {'1', '2'}; assert ("x" + String.valueOf(c)).equals("x12"); }
    public void badValueOf(Object o) { char[] c = {'1', '2'}; String s = "x" + c; assert s.equals("x12"); }
    public void okTrim(int k) { String s = "  a" + k + " "; assert s.trim().length() == 2 && s.strip().equals(s.trim()); }
    public void badTrim(int k) { String s = "  a" + k + " "; s.trim(); assert s.length() == 2; }
    public void okSplit() { assert "a,b,,".split(",").length == 2 && "a,b,,".split(",", -1).length == 4 && ",a".split(",").length == 2; }
    public void badSplit() { assert "a,b,,".split(",").length == 4; }
    public void okSub(String s) { if (s != null && s.length() > 1) assert s.substring(1).length() == s.length() - 1; }
    public void badSub(String s) { if (s != null) n = s.substring(1).length(); }
    public void okCmp(String s, String t) { if (s != null && t != null) assert (s.compareTo(t) == 0) == s.equals(t); }
    public void badCmp(String s, String t) { if (s != null && t != null) assert s.compareTo(t) != 0 || s == t; }
    public void okIntern(String s, String t) { if (s != null && s.equals(t)) assert s.intern() == t.intern(); }
    public void badIntern(String s, String t) { if (s != null && s.equals(t)) assert s == t; }
    public void okJoin() { assert String.join("-", "a", "b").equals("a-b") && "ab".repeat(2).equals("abab") && "".isEmpty() && " ".isBlank(); }
    public void badFmt(int k) { assert String.format("%02d", k).equals("" + k); }
    public void okFmt(int k) { assert String.format("%02d|%5s|%-3d|%x", k, "ab", k, k + 10).equals("0" + k + "|   ab|" + k + "  |" + Integer.toHexString(k + 10)); }
    public void okChars() { assert 'a' + 1 == 98 && (char) ('a' + 1) == 'b' && Character.isDigit('7') && !Character.isLetter('7') && Character.getNumericValue('7') == 7; }
    public void badChars(int k) { char c = (char) ('0' + k); assert c - '0' != 2; }
    public void okNullText() { String s = null; s = s + "x"; assert s.equals("nullx"); }
    public void badNullText(String s) { n = s.length(); }
    public void okRev(String s) { if (s != null) assert new StringBuilder(s).reverse().reverse().toString().equals(s); }
    public void okIdx(String s) { if (s != null) assert s.indexOf("") == 0 && s.indexOf('~') == -1; }
    public void okEqIgn() { assert "aB".equalsIgnoreCase("Ab") && "aB".toUpperCase().equals("AB") && "STRASSE".toLowerCase().equals("strasse"); }
}
