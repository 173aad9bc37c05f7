// expect: bad... violated, others hold at --ints -2..12
public class ConcatText {
    int n;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okText(int k) { String s = "k=" + k; assert s.startsWith("k="); assert s.length() == (k < 0 || k > 9 ? 4 : 3); }
    public void badText(int k) { String s = "k=" + k; assert s.length() == 3; }
    public void okParse(int k) { assert Integer.parseInt("" + k) == k; }
    public void badParse(int k) { assert Integer.parseInt("1" + k) != 17; }
    public void okCompare(int k) { assert ("a" + k).compareTo("a") > 0; }
    public void badCompare(int k) { assert ("" + k).compareTo("3") < 0; }
}
