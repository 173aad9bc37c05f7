// exceptions that cross many frames, lambdas and library code; cleanup order; an uncaught one at the end, exit code 1
import java.util.ArrayList;
import java.util.List;

public class StackFromCallee {
    static List<String> log = new ArrayList<>();

    static int level(int n) {
        try {
            if (n == 0) return Integer.parseInt("zero");
            return level(n - 1) + 1;
        } catch (ArithmeticException e) {
            return -1;
        } finally {
            log.add("out " + n);
        }
    }

    static void viaLibrary() {
        List.of(3, 2, 0, 1).forEach(x -> log.add("" + 6 / x));
    }

    static void viaSort() {
        List<Object> l = new ArrayList<>(List.of("b", 1));
        l.sort(null);
    }

    public static void main(String[] args) {
        try {
            level(3);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage() + log);
        }
        log.clear();
        try {
            viaLibrary();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + log);
        }
        try {
            viaSort();
        } catch (ClassCastException e) {
            System.out.println(e.getStackTrace()[e.getStackTrace().length - 1].getMethodName());
        }
        Runnable r = () -> {
            throw new IllegalStateException("in lambda", new RuntimeException("cause"));
        };
        r.run();
    }
}
