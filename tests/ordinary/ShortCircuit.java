// expect: bad... violated, others hold at --objects String=2
public class ShortCircuit {
    String s; char c; byte b; short h;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okNull() { if (s == null || s.isEmpty()) return; assert s.charAt(0) >= 'a'; }
    public void badNull() { if (s == null | s.isEmpty()) return; }
    public void okPlus() { String t = s + null; assert t.endsWith("null"); }
    public void badPlus() { String t = null; t += s; assert t.equals("nulla"); }
    public void okChar() { assert ("" + c).length() == 1; assert ("" + (char) (c + 'a')).equals(String.valueOf((char) (c + 97))); }
    public void okCharAdd() { assert !(("" + c + 1).equals(c + 1 + "")); }
}
