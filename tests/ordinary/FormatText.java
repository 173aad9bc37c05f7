// expect: bad... violated, others hold at --ints 0..3
public class FormatText {
    int n;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okFormat(int k) { assert String.format("%d-%s", k, "a").length() == 3; }
    public void badFormat(int k) { assert !String.format("%03d", k).equals("002"); }
    public void badConversion(int k) { String.format("%d", "x"); }
    public void okHex(int k) { assert Integer.toHexString(k + 12).length() == 1; }
    public void badHex(int k) { assert !Integer.toHexString(k + 12).equals("f"); }
}
