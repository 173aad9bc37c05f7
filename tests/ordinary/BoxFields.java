// expect: bad... violated, others hold at --ints 126..130
public class BoxFields {
    Integer a, b;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okEquals() { if (a != null && a == b) assert a.equals(b); }
    public void badSame() { if (a != null && a.equals(b)) assert a == b; }
    public void okSmall() { if (a != null && b != null && a.intValue() == 126 && b.intValue() == 126) assert a == b || a.equals(b); }
    public void okValueOf() { if (a != null) assert Integer.valueOf(a) != null; }
    public void badParam(Integer c) { if (c != null && c.equals(a)) assert c == a; }
}
