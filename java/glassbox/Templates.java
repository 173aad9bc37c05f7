package glassbox;

/** What conditions of {@code glassbox check --commute-when} are made of; see src/java. */
final class Templates {
    private Templates() {}

    @Declarative
    static int with(int bits, int k, boolean holds) {
        return holds ? bits | 1 << k : bits;
    }

    @Declarative
    static boolean same(int a, int b) {
        return a == b;
    }

    @Declarative
    static boolean same(long a, long b) {
        return a == b;
    }

    @Declarative
    static boolean same(Object a, Object b) {
        return GlassBox.isSameObject(a, b) || a != null && a.equals(b);
    }

    @Declarative
    static boolean atLeast(int a, int b) {
        return a >= b;
    }

    @Declarative
    static boolean atLeastSum(int a, int b, int c) {
        return a >= (long) b + c;
    }

    /** Where a case is looked for, it is found here. */
    static void reached() {
        throw new AssertionError("reached");
    }
}
