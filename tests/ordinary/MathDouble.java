// expect: bad... violated, others hold at --ints 0..9
public class MathDouble {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okSqrt(int k) { int r = (int) Math.sqrt(k); assert r * r <= k && (r + 1) * (r + 1) > k; }
    public void badSqrt(int k) { int r = (int) Math.sqrt(k); assert r * r == k; }
    public void okFloor(int k) { assert (int) Math.floor(k / 2.0) == k / 2; assert Math.round(k + 0.5) == k + 1; }
    public void badFloor(int k) { assert (int) Math.ceil(k / 2.0) == k / 2; }
    public void okLog(int k) { if (k > 0) assert Math.log10(k * 10) >= 1; }
    public void badLog(int k) { assert Math.log10(k + 1) < 1; }
    public void okPow(int k) { assert Math.pow(2, k) == 1 << k; }
    public void badPow(int k) { assert Math.pow(k, 2) != 49; }
}
