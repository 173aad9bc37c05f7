// expect: bad... violated, others hold at --ints 0..3
// open: sat,bdd,explicit: okGauss
// open: bdd,explicit: okDouble okLong okFloat
import glassbox.*;
import java.util.*;
import java.util.concurrent.*;
public class ChanceKinds {
    int n; 
    @Declarative public boolean repOk() { return n >= 0; }
    public void okDie() { int d = 1 + new Random().nextInt(6); assert 1 <= d && d <= 6; }
    public void badDie() { int d = 1 + new Random().nextInt(6); assert d < 6; }
    public void okBool() { n = new Random().nextBoolean() ? 1 : 2; }
    public void badBool() { n = new Random().nextBoolean() ? 1 : -1; }
    public void okDouble() { double d = Math.random(); assert 0 <= d && d < 1; int k = (int) (d * 3); assert k < 3 && k >= 0; }
    public void badDouble() { int k = (int) (Math.random() * 3); assert k != 2; }
    public void badGauss() { assert new Random().nextGaussian() > 0; }
    public void badGauss2() { assert new Random().nextGaussian() < 0; }
    public void okGauss() { double g = new Random().nextGaussian(); assert !Double.isNaN(g); }
    public void badTlr() { assert ThreadLocalRandom.current().nextInt(3) < 2; }
    public void okTlr() { int r = ThreadLocalRandom.current().nextInt(2, 5); assert r >= 2 && r < 5; }
    public void badNext() { Random r = new Random(); assert r.nextInt(2) == r.nextInt(2); }
    public void okSeed() { assert new Random(42).nextInt(100) == new Random(42).nextInt(100); }
    public void badSeed() { assert new Random(42).nextInt(100) == 1; }
    public void okShuffle() { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); Collections.shuffle(l); assert l.size() == 3 && l.contains(1) && l.contains(2) && l.contains(3); }
    public void badShuffle() { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); Collections.shuffle(l); assert l.get(0) == 1; }
    public void badBound(int k) { new Random().nextInt(k); }
    public void okLong() { long x = new Random().nextLong(); long y = x >>> 1; assert y >= 0; }
    public void badLong() { assert new Random().nextLong() % 2 == 0; }
    public void okInts() { for (int x : new Random().ints(2, 0, 3).toArray()) assert x >= 0 && x < 3; }
    public void badFloat() { assert new Random().nextFloat() < 0.5f; }
    public void okFloat() { float f = new Random().nextFloat(); assert f >= 0 && f < 1; }
    public void badSeedG() { Random r = new Random(7); r.nextGaussian(); assert r.nextGaussian() > 0 && r.nextInt(5) == 9; }
    public void badBytes() { byte[] b = new byte[1]; new Random().nextBytes(b); assert b[0] >= 0; }
}
