import glassbox.spec.*;

/** What depends on the width of integers. */
class Narrow {
    int size;

    @Requires("n >= 0")
    @Ensures("return > n")
    static int overflows(int n) {
        return n + 1;
    }

    @Requires("n >= 0 && n < 5")
    @Ensures("return > n")
    static int fits(int n) {
        return n + 1;
    }

    @Ensures("return >= n")
    static int badMinus(int n) {
        return n - 1;
    }

    @Ensures("return > 3")
    static int tooLarge() {
        return 100;
    }

    @Requires("n >= 0")
    @Ensures("return = n")
    static int unreachable(int n) {
        return n < 0 ? 100 : n;
    }

    @Ensures("return >= n")
    static int largest(int n) {
        return Integer.MAX_VALUE;
    }

    @Requires("n > 3 && n < 2")
    @Ensures("return = n")
    static int never(int n) {
        return n;
    }

    @Throws("IllegalStateException: true")
    @Ensures("return = n")
    static int throwsAlways(int n) {
        throw new IllegalStateException();
    }

    @Ensures("return = 0")
    static int rounds(int n) {
        while (n > 0)
            n--;
        return n < 0 ? 0 : n;
    }

    @Ensures("return = 0")
    static int endless(int n) {
        while (true)
            n++;
    }

    static native int elsewhere();

    @Ensures("return >= 0")
    static int usesNative() {
        return elsewhere();
    }

    @Ensures("return >= 0")
    static double real() {
        return 1.5;
    }

    @Requires("n >= 0 && n <= 7")
    @Ensures("return > n")
    static int limited(int n) {
        return n + 1;
    }

    static int last;

    @Requires("n >= 0 && n <= 7")
    @Modifies("Narrow.last")
    @Ensures({"return > n", "return < 5"})
    static int behind(int n) {
        last = n;
        return n + 1;
    }
}
