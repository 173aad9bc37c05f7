// shift distances are masked by 31 or 63; arithmetic against logical right shift
public class Shifts {
    public static void main(String[] args) {
        int[] distances = {0, 1, 5, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, 100, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[] ints = {1, -1, 0x12345678, Integer.MIN_VALUE, Integer.MAX_VALUE};
        long[] longs = {1, -1, 0x123456789ABCDEF0L, Long.MIN_VALUE, Long.MAX_VALUE};
        for (int d : distances) {
            for (int v : ints) System.out.print((v << d) + " " + (v >> d) + " " + (v >>> d) + " ");
            System.out.println();
            for (long v : longs) System.out.print((v << d) + " " + (v >> d) + " " + (v >>> d) + " ");
            System.out.println();
        }
        long far = (1L << 32) + 3;
        int one = 1;
        System.out.println((one << far) + " " + (1L << far) + " " + (-1 >>> far) + " " + (-1 >> far));
        byte b = (byte) 0x80;
        b >>= 1;
        System.out.println(b);
        b >>>= 1;
        System.out.println(b);
        short s = -1;
        s >>>= 10;
        System.out.println(s);
        char c = 0xFFFF;
        c >>= 4;
        System.out.println((int) c);
        c <<= 8;
        System.out.println((int) c);
        int i = 1;
        i <<= 33L;
        System.out.println(i);
    }
}
