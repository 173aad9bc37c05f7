// explore: holds
import java.math.*;
public class SharedBigInteger {
    static final BigInteger N = new BigInteger("1234567890123456789");
    static final BigDecimal D = new BigDecimal("12.50");
    static int work() { return N.bitLength() + N.bitCount() + N.getLowestSetBit() + D.precision() + D.toString().length(); }
    public static void main(String[] args) throws Exception {
        int[] r = new int[2];
        Thread t = new Thread(() -> r[0] = work());
        t.start();
        r[1] = work();
        t.join();
        assert r[0] == r[1];
    }
}
