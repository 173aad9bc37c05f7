// expect: bad... violated, others hold at --ints 0..9
// open: bdd,explicit: okRandom okRange okRangeOf okFloor okRound okUnit okNever okPercent okFloat okBounded
public class MathRandom {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0 && n < 10; }
    public void okRandom() { n = (int) (Math.random() * 4); assert n < 4; }
    public void badRandom() { if (Math.random() < 0.5) n = -1; }
    public void badOther() { if (Math.random() >= 0.5) n = -1; }
    public void badEnd() { n = (int) (Math.random() * 4); assert n < 3; }
    public void okRange() { n = 3 + (int) (Math.random() * 5); assert n >= 3 && n <= 7; }
    public void badRange() { n = 3 + (int) (Math.random() * 8); }
    public void okRangeOf(int low, int end) { if (low < end) { n = low + (int) (Math.random() * (end - low)); assert n >= low && n < end; } }
    public void okFloor() { n = (int) Math.floor(Math.random() * 10); }
    public void badCeil() { n = (int) Math.ceil(Math.random() * 10); }
    public void okRound() { n = (int) Math.round(Math.random() * 5); assert n <= 5; }
    public void badRound() { n = (int) Math.round(Math.random() * 5); assert n < 5; }
    public void okUnit() { double d = Math.random(); assert d >= 0.0 && d < 1.0; }
    public void okNever() { if (Math.random() >= 1.0) n = -1; }
    public void okPercent() { int p = (int) (new java.util.Random().nextDouble() * 100); assert p <= 99; }
    public void badPercent() { int p = (int) (new java.util.Random().nextDouble() * 100); assert p < 99 || p > 99; }
    public void okFloat() { float f = new java.util.Random().nextFloat(); assert f < 1; n = (int) (f * 10); }
    public void okBounded() { n = (int) java.util.concurrent.ThreadLocalRandom.current().nextDouble(2.0, 5.0); assert n >= 2 && n < 5; }
}
