import glassbox.spec.*;

/** 003 Table 6.4: multiplication by addition. */
class Multiply {
    @Requires("b = 0 || -b != b") /* the smallest number has no opposite */
    @Returns("a mul b")
    static int multiply(int a, int b) {
        int product = 0;
        boolean negative = b < 0;
        int left = negative ? -b : b;
        for (int i = 0; i < left; i++) {
            product += a;
        }
        return negative ? -product : product;
    }
}
