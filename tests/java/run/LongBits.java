// java.lang.Long: bit twiddling, radix conversions, unsigned arithmetic
public class LongBits {
    public static void main(String[] args) {
        long[] v = {0, 1, -1, 2, 10, 255, 1L << 32, 0x123456789ABCDEFL, 0xF0F0F0F0F0F0F0F0L, Long.MAX_VALUE, Long.MIN_VALUE, -1000, 1000000007L};
        for (long i : v) {
            System.out.println(i + " " + Long.bitCount(i) + " " + Long.numberOfLeadingZeros(i) + " " + Long.numberOfTrailingZeros(i)
                + " " + Long.highestOneBit(i) + " " + Long.lowestOneBit(i) + " " + Long.reverse(i) + " " + Long.reverseBytes(i)
                + " " + Long.rotateLeft(i, 7) + " " + Long.rotateRight(i, 67) + " " + Long.signum(i) + " " + Long.hashCode(i));
            System.out.println(Long.toHexString(i) + " " + Long.toOctalString(i) + " " + Long.toBinaryString(i) + " "
                + Long.toString(i, 36) + " " + Long.toString(i, 3) + " " + Long.toUnsignedString(i) + " " + Long.toUnsignedString(i, 7));
            for (long j : v) {
                if (j == 0) continue;
                System.out.print(Long.divideUnsigned(i, j) + "," + Long.remainderUnsigned(i, j) + "," + Long.compareUnsigned(i, j)
                    + "," + Long.compare(i, j) + "," + Math.multiplyHigh(i, j) + " ");
            }
            System.out.println();
        }
        System.out.println(Long.parseLong("-9223372036854775808") + " " + Long.parseLong("7fffffffffffffff", 16) + " " + Long.parseUnsignedLong("18446744073709551615"));
        System.out.println(Long.decode("-0x10") + " " + Long.valueOf(77).intValue() + " " + Long.valueOf(1L << 40).byteValue() + " " + Long.sum(2, 3));
        for (String bad : new String[] {"", "9223372036854775808", "12L", "-", "+", " 1"}) {
            try {
                System.out.println(Long.parseLong(bad));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
