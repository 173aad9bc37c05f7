// expect: bad... violated, others hold at --ints -3..3
public class MathInt {
    int n;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okAbs(int k) { assert Math.abs(k) >= 0 && Math.max(k, -k) == Math.abs(k) && Math.floorMod(k, 3) >= 0; }
    public void badAbs(int k) { assert Math.abs(k) > 0; }
    public void badMod(int k) { assert k % 3 >= 0; }
    public void okExact(int k) { assert Math.addExact(k, 1) == k + 1; }
    public void badExact(int k) { Math.multiplyExact(k, Integer.MAX_VALUE); }
    public void badNegate(int k) { Math.toIntExact(k + (long) Integer.MAX_VALUE); }
}
