// expect: bad... violated, others hold at --ints 0..3
public class BoxUnboxNull {
    Integer a;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void badUnbox() { int x = a; }
    public void okUnbox() { int x = a == null ? 0 : a; assert x >= 0; }
    public void badLongEquals() { if (a != null) assert a.equals((long) a); }
    public void okMath(int k) { Integer x = k; x++; assert x == k + 1; }
}
