import glassbox.Check;
import glassbox.GlassBox;
import java.util.function.IntUnaryOperator;

/** Blocks without an invariant: in static code, in lambdas, in finally, in each other. */
class Loops {
    private int[] cells = new int[2];
    private int used;

    static int gcd(int a, int b) {
        int x = a, y = b;
        while (y != 0) {
            int p = x, q = y;
            GlassBox.block("goodStep", () -> {
                GlassBox.assume(q > 0 && p >= 0);
                int rest = p % q;
                assert rest >= 0 && rest < q;
            });
            GlassBox.block("badStep", () -> {
                int rest = p % q;
                assert rest < q;
            });
            int rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }

    void store(int value) {
        try {
            cells[used++] = value;
        } finally {
            GlassBox.block("badFinally", () -> {
                assert cells != null;
            });
        }
    }

    static int twice(int n) {
        IntUnaryOperator f = k -> {
            GlassBox.block("goodInLambda", () -> {
                assert k + n - n == k;
            });
            return k * 2;
        };
        return f.applyAsInt(n);
    }

    static void nested(byte b, char c) {
        GlassBox.block("badOuter", () -> {
            int sum = b + c;
            GlassBox.block("badInner", () -> {
                assert sum != 3;
            });
            GlassBox.assume(sum < 3);
        });
    }

    static void refuse(int n) throws IllegalStateException {
        GlassBox.block("goodRefusal", () -> {
            if (n > 2) {
                throw new IllegalStateException("too many");
            }
        });
        GlassBox.block("badRefusal", () -> {
            if (n > 2) {
                throw new IllegalArgumentException("too many");
            }
        });
    }
}
