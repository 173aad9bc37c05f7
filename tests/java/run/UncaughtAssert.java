// an assertion that fails at the top: AssertionError with its detail on standard error, exit code 1
public class UncaughtAssert {
    static int balance(int... moves) {
        int b = 0;
        for (int m : moves) {
            b += m;
            assert b >= 0 : "balance " + b;
        }
        return b;
    }

    public static void main(String[] args) {
        System.out.println(balance(5, -3, 4));
        System.out.println(balance(5, -3, -4));
    }
}
