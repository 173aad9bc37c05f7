// BitSet: random sets, ranges, logic, next and previous bits, cardinality, a sieve
import java.util.BitSet;

public class BitSetWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        BitSet a = new BitSet(), b = new BitSet(500);
        boolean[] model = new boolean[600];
        for (int i = 0; i < 3000; i++) {
            int k = rnd(500), e = k + rnd(60);
            switch (rnd(6)) {
                case 0 -> { a.set(k); model[k] = true; }
                case 1 -> { a.clear(k); model[k] = false; }
                case 2 -> { a.flip(k); model[k] = !model[k]; }
                case 3 -> { a.set(k, e); for (int j = k; j < e; j++) model[j] = true; }
                case 4 -> { a.clear(k, e); for (int j = k; j < e; j++) model[j] = false; }
                default -> { a.flip(k, e); for (int j = k; j < e; j++) model[j] = !model[j]; }
            }
            if (a.get(k) != model[k]) System.out.println("differ");
        }
        int n = 0;
        for (int i = 0; i < model.length; i++) if (model[i]) n++;
        System.out.println((n == a.cardinality()) + " " + n + " " + a.length() + " " + a.hashCode());
        for (int i = 0; i < 500; i += 3) b.set(i);
        BitSet and = (BitSet) a.clone(), or = (BitSet) a.clone(), xor = (BitSet) a.clone(), not = (BitSet) a.clone();
        and.and(b);
        or.or(b);
        xor.xor(b);
        not.andNot(b);
        System.out.println(and.cardinality() + " " + or.cardinality() + " " + xor.cardinality() + " " + not.cardinality() + " " + a.intersects(b) + and.equals(or));
        System.out.println(and);
        long sum = 0;
        for (int i = a.nextSetBit(0); i >= 0; i = a.nextSetBit(i + 1)) sum = sum * 31 + i;
        for (int i = a.nextClearBit(0); i < 500; i = a.nextClearBit(i + 1)) sum = sum * 37 + i;
        System.out.println(sum + " " + a.previousSetBit(300) + " " + a.previousClearBit(300) + " " + a.toLongArray().length + " " + a.get(10, 40));
        BitSet primes = new BitSet();
        primes.set(2, 1000);
        for (int i = 2; i * i < 1000; i++) if (primes.get(i)) for (int j = i * i; j < 1000; j += i) primes.clear(j);
        System.out.println(primes.cardinality() + " " + primes.stream().limit(20).sum() + " " + primes.size() + BitSet.valueOf(new long[] {5, 1}));
        try {
            a.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
