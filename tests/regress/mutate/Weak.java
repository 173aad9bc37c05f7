import glassbox.spec.*;

/** A specification of which one clause says nothing that the others do not. */
class Weak {
    @Requires("a >= 0 && a < 3 && b > 0 && b < 3")
    @Ensures({"return = a + b", "return >= a"})
    static int sum(int a, int b) {
        return a + b;
    }
}
