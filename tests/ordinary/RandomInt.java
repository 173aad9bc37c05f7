// expect: bad... violated, others hold at --ints 0..3
// open: bdd,explicit: badAny
public class RandomInt {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0 && n < 4; }
    public void okBound() { n = new java.util.Random().nextInt(4); }
    public void badBound() { n = new java.util.Random().nextInt(5); }
    public void badSeeded() { n = new java.util.Random(42).nextInt(4) == 0 ? -1 : -2; }
    public void badAny() { assert new java.util.Random().nextInt() != 12345; }
    public void badBoolean() { if (new java.util.Random().nextBoolean()) n = -1; }
    public void okBoolean() { n = new java.util.Random().nextBoolean() ? 1 : 0; }
}
