// expect: bad... violated, others hold at --objects String=3
public class EqualsText {
    String a, b;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okEquals(String c) { if (a != null && a.equals(b) && b.equals(c)) assert a.equals(c); }
    public void badEquals(String c) { if (a != null && b != null) assert !a.equals(b) || !a.equals(c); }
    public void okHash(String c) { if (a != null && a.equals(c)) assert a.hashCode() == c.hashCode(); }
    public void badHash(String c) { if (a != null) assert a.hashCode() != 97; }
    public void okCompare() { if (a != null && b != null) assert a.compareTo(b) == -b.compareTo(a); }
    public void badCompare() { if (a != null && b != null) assert a.compareTo(b) <= 0; }
}
