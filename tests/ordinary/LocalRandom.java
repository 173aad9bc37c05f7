// expect: bad... violated, others hold at --ints 0..3
// open: sat,bdd,explicit: okSplittable okMemory badProcessors
// open: bdd,explicit: okLong
public class LocalRandom {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okLocal() { n = java.util.concurrent.ThreadLocalRandom.current().nextInt(3); }
    public void badLocal() { n = java.util.concurrent.ThreadLocalRandom.current().nextInt(3) - 1; }
    public void okRange() { n = java.util.concurrent.ThreadLocalRandom.current().nextInt(1, 3); assert n >= 1; }
    public void badSplittable() { n = new java.util.SplittableRandom().nextInt(3) - 1; }
    public void okSplittable() { n = new java.util.SplittableRandom().nextInt(3); }
    public void okLong() { n = (int) new java.util.Random().nextLong(2000); assert n < 2000; }
    public void badLong() { n = (int) new java.util.Random().nextLong(-1, 3); }
    public void okMemory() { Runtime r = Runtime.getRuntime(); assert r.totalMemory() >= r.freeMemory(); }
    public void badProcessors() { assert Runtime.getRuntime().availableProcessors() != 1; }
    public void badDouble() { if (new java.util.Random().nextDouble() > 0.5) n = -1; }
    public void badGauss() { if (new java.util.Random().nextGaussian() > 0.5) n = -1; }
}
