// left-to-right evaluation and which exception comes first
public class EvaluationOrder {
    static StringBuilder log = new StringBuilder();

    static int v(String name, int value) {
        log.append(name).append(' ');
        return value;
    }

    static int[] arr(String name, int[] a) {
        log.append(name).append(' ');
        return a;
    }

    static EvaluationOrder obj(String name, EvaluationOrder o) {
        log.append(name).append(' ');
        return o;
    }

    int field = 1;

    int method(int a, int b) {
        return a * 10 + b + field;
    }

    static int fail(String name) {
        log.append(name).append(' ');
        throw new IllegalStateException(name);
    }

    interface Body {
        int run();
    }

    static void attempt(Body b) {
        log.setLength(0);
        String r;
        try {
            r = "" + b.run();
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName();
        }
        System.out.println(log + "-> " + r);
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        EvaluationOrder o = new EvaluationOrder();
        attempt(() -> v("a", 1) + v("b", 2) * v("c", 3));
        attempt(() -> arr("x", a)[v("i", 1)] = v("r", 9));
        attempt(() -> arr("x", null)[v("i", 1)] = v("r", 9));
        attempt(() -> arr("x", a)[v("i", 5)] = v("r", 9));
        attempt(() -> arr("x", null)[v("i", 5)] = fail("r"));
        attempt(() -> arr("x", a)[fail("i")] = fail("r"));
        attempt(() -> arr("x", a)[v("i", 5)] += v("r", 9));
        attempt(() -> arr("x", null)[fail("i")]);
        attempt(() -> obj("o", null).method(v("p", 1), v("q", 2)));
        attempt(() -> obj("o", o).method(v("p", 1), fail("q")));
        attempt(() -> obj("o", null).field = v("r", 1));
        attempt(() -> obj("o", null).field += v("r", 1));
        attempt(() -> obj("o", o).field += v("r", 5));
        attempt(() -> v("n", 1) / v("d", 0) + fail("later"));
        attempt(() -> new int[v("s", -1)].length);
        attempt(() -> new int[v("s", 2)][v("t", -1)].length);
        attempt(() -> new int[v("s", -1)][fail("t")].length);
        attempt(() -> new int[] {v("a", 1), v("b", 2), fail("c")}.length);
        attempt(() -> v("a", 0) != 0 && v("b", 1) == 1 || v("c", 2) == 2 ? v("d", 3) : v("e", 4));
        attempt(() -> { int i = 1; return i + (i = 5) * i++ + i; });
        attempt(() -> { int i = 0; int[] b = {0, 0, 0}; b[i++] = b[i++] = b[i] = i; return b[0] * 100 + b[1] * 10 + b[2]; });
        attempt(() -> { int[] b = {1, 2}; int[] c = b; return c[v("i", 0)] + (c = new int[] {50, 60})[v("j", 1)] + c[0]; });
    }
}
