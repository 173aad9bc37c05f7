// java.util.Random with seeds: every kind of draw, and reproducibility
import java.util.Random;

public class RandomSeeded {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 42, -1, 123456789012345L}) {
            Random r = new Random(seed);
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 5; i++) b.append(r.nextInt()).append(' ').append(r.nextInt(100)).append(' ').append(r.nextInt(64)).append(' ').append(r.nextLong()).append(' ').append(r.nextBoolean()).append(' ').append(r.nextDouble()).append(' ').append(r.nextFloat()).append(' ');
            System.out.println(b);
            byte[] bytes = new byte[7];
            r.nextBytes(bytes);
            System.out.println(java.util.Arrays.toString(bytes) + " " + Math.round(r.nextGaussian() * 1e6) + " " + Math.round(r.nextGaussian() * 1e6) + " " + r.nextInt(5, 10) + " " + r.nextInt(1 << 30));
        }
        Random a = new Random(7), b = new Random(7);
        boolean same = true;
        int[] hist = new int[10];
        for (int i = 0; i < 2000; i++) {
            int x = a.nextInt(10);
            same &= x == b.nextInt(10);
            hist[x]++;
        }
        System.out.println(same + " " + java.util.Arrays.toString(hist));
        a.setSeed(7);
        System.out.println(a.nextInt() == new Random(7).nextInt());
        try {
            a.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Random(3).longs(3).sum() + " " + new Random(3).doubles(4).map(d -> Math.floor(d * 1000)).sum());
    }
}
