// expect: bad... violated, others hold at --objects String=2
public class InternText {
    String a, b;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okIntern() { if (a != null && b != null && a.equals(b)) assert a.intern() == b.intern(); }
    public void badSame() { if (a != null && b != null && a.equals(b)) assert a == b; }
    public void okNew() { String x = new String("q"); assert x != "q"; assert x.equals("q"); assert x.intern() == "q"; }
    public void badNew() { String x = new String("q"); assert x == "q"; }
    public void okConcat(int k) { String x = "q" + k; String y = "q" + k; assert x != y && x.equals(y); }
    public void badConcat(int k) { String x = "q" + k; String y = "q" + k; assert x == y; }
}
