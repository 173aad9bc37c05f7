// lambdas: captures of every type, of this, nested lambdas, non-capturing ones, recursion, state through arrays
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class LambdaCapture {
    int field = 10;
    static int counter;
    static final Function<Integer, Integer> FACT = new Function<>() {
        @Override public Integer apply(Integer n) { return n <= 1 ? 1 : n * this.apply(n - 1); }
    };
    static IntUnaryOperator fib;

    interface All {
        String go(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t);
    }

    interface Void0 {
        void run() throws Exception;
    }

    Supplier<Integer> adder(int n) {
        return () -> field += n;
    }

    static Supplier<String> everything(boolean z, byte b, short s, char c, int i, long l, float f, double d, Object o, int[] a) {
        return () -> z + "," + b + "," + s + "," + c + "," + i + "," + l + "," + f + "," + d + "," + o + "," + a[0]++;
    }

    static IntFunction<IntFunction<IntUnaryOperator>> curry() {
        return a -> b -> c -> a * 100 + b * 10 + c;
    }

    public static void main(String[] args) throws Exception {
        LambdaCapture o = new LambdaCapture();
        Supplier<Integer> s = o.adder(5);
        System.out.println(s.get() + " " + s.get() + " " + o.field);
        int[] cell = {1};
        Supplier<String> e = everything(true, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.0, "o", cell);
        System.out.println(e.get() + " " + e.get() + " " + cell[0]);
        System.out.println(curry().apply(1).apply(2).applyAsInt(3));
        All all = (z, b, sh, c, i, l, f, d, t) -> z + "" + b + sh + c + i + l + f + d + t;
        System.out.println(all.go(false, (byte) -1, (short) -2, 'x', -4, -5L, -6f, -7.5, "t"));
        fib = n -> n < 2 ? n : fib.applyAsInt(n - 1) + fib.applyAsInt(n - 2);
        System.out.println(fib.applyAsInt(15) + " " + FACT.apply(10));
        Runnable[] rs = new Runnable[4];
        for (int i = 0; i < rs.length; i++) {
            int j = i;
            rs[i] = () -> counter += j * j;
        }
        for (Runnable r : rs) r.run();
        System.out.println(counter);
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override public int applyAsInt(int a, int b) { return b == 0 ? a : applyAsInt(b, a % b); }
        };
        System.out.println(gcd.applyAsInt(84, 36));
        BiFunction<Integer, Integer, Integer> add = (a, b) -> a + b;
        Function<Integer, Integer> twice = x -> x * 2;
        System.out.println(add.andThen(twice).apply(3, 4) + " " + twice.compose(twice).andThen(x -> x + 1).apply(5) + " " + Function.<String>identity().apply("id"));
        Void0 thrower = () -> { throw new Exception("from lambda"); };
        try {
            thrower.run();
        } catch (Exception x) {
            System.out.println(x.getMessage());
        }
        long big = 1L << 40;
        double d = 2.5;
        Supplier<Supplier<Double>> nest = () -> () -> big + d + o.field;
        System.out.println(nest.get().get());
        Object lock = (Runnable & java.io.Serializable) () -> counter++;
        ((Runnable) lock).run();
        System.out.println(counter + " " + (lock instanceof java.io.Serializable));
    }
}
