// expect: bad... violated, others hold at --ints 0..4
public class SubText {
    String s = "abcd";
    @glassbox.Declarative public boolean repOk() { return s == null || s.length() <= 4; }
    public void okSub(int i) { String t = "abcd"; assert t.substring(i).length() == 4 - i; }
    public void badSub(int i, int j) { "abcd".substring(i, j); }
    public void okIndex(int i) { if (i < 4) assert "abcd".indexOf("abcd".charAt(i)) == i; }
    public void badIndex(int i) { char c = "abcd".charAt(i); }
    public void okChars(int i) { assert "abcd".substring(i).chars().count() == 4 - i; }
    public void badChars(int i) { assert "abcd".substring(i).chars().count() != 2; }
}
