// an uncaught division by zero inside a lambda-free call chain over several lines; exit code 1
public class UncaughtRuntime {
    int depth;

    UncaughtRuntime(int depth) { this.depth = depth; }

    int descend() {
        if (depth == 0) {
            return 10
                / depth;
        }
        return new UncaughtRuntime(depth - 1)
            .descend() + 1;
    }

    static class Nested {
        static int call(UncaughtRuntime u) {
            return u.descend();
        }
    }

    public static void main(String[] args) {
        System.out.println(Nested.call(new UncaughtRuntime(4)));
    }
}
