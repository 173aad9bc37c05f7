// expect: bad... violated, others hold at --ints -4..4
public class BitOps {
    int n;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okCount(int k) { assert Integer.bitCount(k) + Integer.bitCount(~k) == 32; assert Integer.reverse(Integer.reverse(k)) == k; }
    public void badCount(int k) { assert Integer.bitCount(k) < 31; }
    public void okZeros(int k) { if (k > 0) assert Integer.highestOneBit(k) <= k; assert Integer.numberOfTrailingZeros(8) == 3; assert Integer.signum(k) * k >= 0; }
    public void badZeros(int k) { assert Integer.numberOfLeadingZeros(k) > 0; }
    public void okCompare(int k, int j) { assert Integer.compare(k, j) == -Integer.compare(j, k); assert Integer.compareUnsigned(-1, k) >= 0; }
    public void badCompare(int k, int j) { assert Integer.compareUnsigned(k, j) >= 0 == k >= j; }
}
