// java.lang.Integer: bit twiddling, radix conversions, unsigned arithmetic
public class IntegerBits {
    public static void main(String[] args) {
        int[] v = {0, 1, -1, 2, 3, 8, 255, 256, 0x12345678, 0xF0F0F0F0, Integer.MAX_VALUE, Integer.MIN_VALUE, 1000000007, -100};
        for (int i : v) {
            System.out.println(i + " " + Integer.bitCount(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i)
                + " " + Integer.highestOneBit(i) + " " + Integer.lowestOneBit(i) + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i)
                + " " + Integer.rotateLeft(i, 7) + " " + Integer.rotateRight(i, 35) + " " + Integer.signum(i));
            System.out.println(Integer.toHexString(i) + " " + Integer.toOctalString(i) + " " + Integer.toBinaryString(i) + " "
                + Integer.toString(i, 36) + " " + Integer.toString(i, 2) + " " + Integer.toUnsignedString(i) + " " + Integer.toUnsignedLong(i)
                + " " + Integer.toUnsignedString(i, 16) + " " + Integer.toString(i, 99));
            for (int j : v) {
                if (j == 0) continue;
                System.out.print(Integer.divideUnsigned(i, j) + "," + Integer.remainderUnsigned(i, j) + "," + Integer.compareUnsigned(i, j)
                    + "," + Integer.compare(i, j) + " ");
            }
            System.out.println();
        }
        System.out.println(Integer.parseInt("-2147483648") + Integer.parseInt("+7f", 16) + Integer.parseInt("zz", 36));
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.decode("0x1F") + " " + Integer.decode("-010") + " " + Integer.decode("#ff"));
        System.out.println(Integer.valueOf("123").hashCode() + " " + Integer.hashCode(-5) + " " + Integer.sum(3, 4) + Integer.max(3, 4) + Integer.min(3, 4));
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1) + " " + Short.reverseBytes((short) 0x1234) + " " + (int) Character.reverseBytes('\u1234'));
        System.out.println(Byte.parseByte("-128") + " " + Short.parseShort("7fff", 16) + " " + Byte.compare((byte) 1, (byte) -1) + " " + Short.hashCode((short) -3));
    }
}
