// try-with-resources: close order, suppressed exceptions, null resources, existing variables
public class TryWithResources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean failClose;

        Res(String name, boolean failOpen, boolean failClose) {
            if (failOpen) throw new IllegalStateException("open " + name);
            System.out.println("open " + name);
            this.name = name;
            this.failClose = failClose;
        }

        @Override public void close() {
            System.out.println("close " + name);
            if (failClose) throw new IllegalStateException("close " + name);
        }
    }

    static void run(boolean body, boolean open2, boolean close1, boolean close2) {
        try (Res a = new Res("a", false, close1); Res b = new Res("b", open2, close2)) {
            System.out.println("body " + a.name + b.name);
            if (body) throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println("caught " + e.getMessage());
            for (Throwable s : e.getSuppressed()) System.out.println("  suppressed " + s.getMessage());
        } finally {
            System.out.println("finally");
        }
    }

    static int returns() {
        try (Res a = new Res("r", false, false)) {
            return 7;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int m = 0; m < 16; m++) {
            System.out.println("case " + m);
            run((m & 1) != 0, (m & 2) != 0, (m & 4) != 0, (m & 8) != 0);
        }
        System.out.println(returns());
        try (Res none = null) {
            System.out.println("null resource " + none);
        }
        Res given = new Res("given", false, false);
        try (given; AutoCloseable lambda = () -> System.out.println("lambda closed")) {
            System.out.println("using " + given.name);
        }
        for (int i = 0; i < 3; i++) {
            try (Res l = new Res("l" + i, false, false)) {
                if (i == 1) continue;
                if (i == 2) break;
            }
        }
    }
}
