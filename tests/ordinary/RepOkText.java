// expect: bad... violated, others hold at --objects String=3
public class RepOkText {
    String s; int n;
    @glassbox.Declarative public boolean repOk() { return s != null && n == s.length(); }
    public void okAppend() { s = s + "x"; n++; }
    public void badAppend() { s = s + "x"; }
    public void okUpper() { s = s.toUpperCase(); }
    public void okTrim() { s = s.trim(); n = s.length(); }
    public void badRepeat() { s = s.repeat(2); }
}
