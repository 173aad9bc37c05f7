// System.exit(0) from deep inside, and exit codes are taken modulo 256
// args: 256
public class ExitZero {
    static void deep(int n, int code) {
        if (n == 0) System.exit(code);
        try {
            deep(n - 1, code);
        } catch (Throwable t) {
            System.out.println("not reached");
        }
    }

    public static void main(String[] args) {
        System.out.println("exit " + args[0]);
        deep(10, Integer.parseInt(args[0]));
        throw new AssertionError();
    }
}
