// try, catch and finally: order, returns in finally, values saved before finally, rethrow
public class TryFinally {
    static StringBuilder log = new StringBuilder();

    @SuppressWarnings("finally")
    static int override() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int saved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    static int[] savedArray() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 2;
        }
    }

    @SuppressWarnings("finally")
    static int swallow() {
        try {
            throw new IllegalStateException();
        } finally {
            return 3;
        }
    }

    @SuppressWarnings("finally")
    static int replace() {
        try {
            try {
                throw new IllegalStateException("first");
            } finally {
                throw new IllegalArgumentException("second");
            }
        } catch (RuntimeException e) {
            log.append(e.getMessage());
            return 4;
        }
    }

    static long longSaved(long v) {
        try {
            v *= 2;
            if (v > 10) return v;
            v += 1;
        } catch (RuntimeException e) {
            return -1;
        } finally {
            v = 0;
            log.append('L');
        }
        return v;
    }

    static String nested(int k) {
        StringBuilder b = new StringBuilder();
        try {
            b.append("a");
            try {
                b.append("b");
                if (k == 1) throw new IllegalStateException("x");
                if (k == 2) throw new Error("y");
                if (k == 3) return b.append("r").toString();
            } catch (IllegalStateException e) {
                b.append("c").append(e.getMessage());
                if (k == 1) throw new UnsupportedOperationException("z");
            } finally {
                b.append("d");
            }
            b.append("e");
        } catch (UnsupportedOperationException e) {
            b.append("f").append(e.getMessage());
        } catch (Error e) {
            b.append("g").append(e.getMessage());
        } finally {
            b.append("h");
            log.append(b).append(' ');
        }
        return b.toString();
    }

    static int loop() {
        int n = 0;
        for (int i = 0; i < 10; i++) {
            try {
                if (i % 2 == 0) continue;
                if (i == 7) break;
                n += i;
            } finally {
                n += 100;
            }
        }
        return n;
    }

    @SuppressWarnings("finally")
    static int discard() {
        for (int i = 0; ; i++) {
            try {
                throw new RuntimeException();
            } finally {
                if (i < 5) continue;
                break;
            }
        }
        return 5;
    }

    public static void main(String[] args) {
        System.out.println(override() + " " + saved() + " " + savedArray()[0] + " " + swallow() + " " + replace());
        System.out.println(longSaved(3) + " " + longSaved(30));
        for (int k = 0; k < 4; k++) System.out.println(nested(k));
        System.out.println(loop() + " " + discard());
        System.out.println(log);
    }
}
