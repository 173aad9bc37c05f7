// Math: exact arithmetic and its overflows, floorDiv, floorMod, abs, min and max with signed zeros
public class MathExact {
    interface Op {
        Object run();
    }

    static void show(String name, Op op) {
        try {
            System.out.println(name + " = " + op.run());
        } catch (ArithmeticException e) {
            System.out.println(name + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, 2, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : v) {
            for (int b : v) {
                show("add " + a + " " + b, () -> Math.addExact(a, b));
                show("sub " + a + " " + b, () -> Math.subtractExact(a, b));
                show("mul " + a + " " + b, () -> Math.multiplyExact(a, b));
                show("fdiv " + a + " " + b, () -> Math.floorDiv(a, b));
                show("fmod " + a + " " + b, () -> Math.floorMod(a, b));
            }
            show("neg " + a, () -> Math.negateExact(a));
            show("inc " + a, () -> Math.incrementExact(a));
            show("dec " + a, () -> Math.decrementExact(a));
            show("abs " + a, () -> Math.abs(a));
            show("absExact " + a, () -> Math.absExact(a));
        }
        long[] w = {1, -1, 3037000500L, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long a : w) {
            for (long b : w) {
                show("ladd " + a + " " + b, () -> Math.addExact(a, b));
                show("lsub " + a + " " + b, () -> Math.subtractExact(a, b));
                show("lmul " + a + " " + b, () -> Math.multiplyExact(a, b));
                show("lfmod " + a + " " + b, () -> Math.floorMod(a, b));
            }
            show("toInt " + a, () -> Math.toIntExact(a));
        }
        System.out.println(Math.floorMod(-7, 3) + " " + Math.floorMod(7, -3) + " " + Math.floorDiv(-7, 3) + " " + Math.floorMod(-7L, 3) + " " + Math.floorDiv(-7L, 2L));
        System.out.println(Math.min(0.0, -0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(-0f, 0f) + " " + Math.max(-0f, 0f));
        System.out.println(Math.min(1, Double.NaN) + " " + Math.max(Float.NaN, 1f) + " " + Math.abs(-0.0) + " " + Math.abs(-2.5f) + " " + Math.abs(-5L));
        System.out.println(Math.multiplyFull(1 << 30, 1 << 30) + " " + Math.max(3L, 4L) + " " + Math.min('a', 'b'));
    }
}
