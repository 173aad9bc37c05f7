// StackOverflowError is caught, finally blocks run while unwinding, and the machine goes on working
public class StackOverflow {
    static int depth;
    static boolean unwound;

    static int forever(int n) {
        depth = n;
        return forever(n + 1) + 1;
    }

    static long mutualA(long a, Object b) {
        return mutualB(b, a + 1);
    }

    static long mutualB(Object b, long a) {
        return mutualA(a + 1, b) * 2;
    }

    static void withFinally() {
        try {
            withFinally();
        } finally {
            unwound = true;
        }
    }

    @Override public String toString() {
        return "x" + this;
    }

    public static void main(String[] args) {
        try {
            forever(0);
        } catch (StackOverflowError e) {
            System.out.println("caught " + (depth > 500) + " " + e.getMessage());
        }
        try {
            mutualA(1, "b");
        } catch (StackOverflowError e) {
            System.out.println(e);
        }
        try {
            withFinally();
        } catch (StackOverflowError e) {
            System.out.println("unwound " + unwound);
        }
        try {
            new StackOverflow().toString();
        } catch (VirtualMachineError e) {
            System.out.println(e.getClass().getSimpleName());
        }
        int n = 0;
        for (int i = 0; i < 1000; i++) n += i;
        System.out.println(n);
    }
}
