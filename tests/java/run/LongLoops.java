// hot loops of simple bytecodes: counters, nested loops, Collatz, primes, sums of all primitive types
public class LongLoops {
    static int calls;

    static int step(int x) {
        calls++;
        return (x & 1) == 0 ? x >> 1 : 3 * x + 1;
    }

    public static void main(String[] args) {
        int best = 0, arg = 0;
        for (int i = 1; i < 400; i++) {
            int n = 0;
            for (int x = i; x != 1; x = step(x)) n++;
            if (n > best) {
                best = n;
                arg = i;
            }
        }
        System.out.println(best + " " + arg + " " + calls);
        long sum = 0;
        for (int i = 0; i < 300; i++) for (int j = 0; j < i; j++) sum += i ^ j;
        System.out.println(sum);
        float f = 0;
        double d = 0;
        byte b = 0;
        short s = 0;
        char c = 0;
        for (int i = 0; i < 20000; i++) {
            f += i * 0.5f;
            d += 1.0 / (i + 1);
            b += i;
            s += b;
            c += s;
        }
        System.out.println(f + " " + d + " " + b + " " + s + " " + (int) c);
        int[] a = new int[1000];
        for (int k = 0; k < 20; k++) for (int i = 0; i < a.length; i++) a[i] = a[(i + 1) % a.length] + i * k;
        System.out.println(java.util.Arrays.hashCode(a));
        int i = 0;
        do i += 7; while (i % 1000 != 0 || i % 13 != 0);
        System.out.println(i);
        long l = 1;
        while (l > 0) l *= 3;
        System.out.println(l);
    }
}
