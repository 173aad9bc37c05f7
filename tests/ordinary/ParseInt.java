// expect: bad... violated, others hold at --objects String=3
public class ParseInt {
    String s;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void badParse() { int k = Integer.parseInt(s); }
    public void okParse() { try { Integer.parseInt(s); } catch (NumberFormatException e) { return; } assert s.length() > 0; }
    public void okParse2(@glassbox.Range(min = -12, max = 12) int k) { assert Integer.parseInt(Integer.toString(k)) == k; assert Long.parseLong("" + k) == k; }
    public void badParse2(@glassbox.Range(min = -12, max = 12) int k) { assert Integer.parseInt(Integer.toString(k), 16) == k; }
}
