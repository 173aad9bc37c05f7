// expect: bad... violated, others hold at --ints 0..3
public class RandomField {
    java.util.Random r; int n;
    { r = new java.util.Random(); }
    @glassbox.Declarative public boolean repOk() { return n >= 0 && n < 4; }
    public void okBound() { if (r != null) n = r.nextInt(4); }
    public void badBound() { if (r != null) n = r.nextInt(4) + 1; }
}
