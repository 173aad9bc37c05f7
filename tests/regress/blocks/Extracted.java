import glassbox.Check;
import glassbox.GlassBox;
import java.util.function.IntSupplier;

/** Each block stands beside a method with the same statements, extracted by hand. */
class Extracted {
    static int all(int a, int b, long big, boolean flag, int[] cells, String text, Object any, double d) {
        int sum = 0;
        outer:
        for (int i = 0; i < a; i++) {
            for (int k = 0; k < b; k++) {
                // glassbox: begin leaves
                if (i > k) {
                    continue outer;
                }
                if (i + k == 5) {
                    break outer;
                }
                assert i + k < 5;
                // glassbox: end
                sum += k;
            }
        }
        // glassbox: begin nested
        sum = 0;
        outer:
        for (int i = 0; i < a; i++) {
            for (int k = i; k < b; k++) {
                if (k == 3) {
                    continue outer;
                }
                sum += k;
            }
        }
        assert sum < 4;
        // glassbox: end
        // glassbox: begin array
        if (cells != null) {
            int most = 0;
            for (int cell : cells) {
                most = Math.max(most, cell);
            }
            int[][] table = new int[2][cells.length + 1];
            table[1][cells.length] = most;
            assert table[1][cells.length] < 3 || cells.length < 2;
        }
        // glassbox: end
        // glassbox: begin words
        int number;
        switch (text == null ? "" : text) {
            case "one":
                number = 1;
                break;
            case "two":
                number = 2;
                break;
            default:
                number = 0;
        }
        String shown = text + number;
        assert !shown.equals("two2");
        // glassbox: end
        // glassbox: begin finals
        int left = a;
        try {
            left = 6 / left;
        } catch (ArithmeticException e) {
            left = -1;
        } finally {
            left++;
        }
        assert left >= 0;
        // glassbox: end
        // glassbox: begin lock
        int before = a;
        synchronized (Extracted.class) {
            before += b;
        }
        assert before - b == a;
        // glassbox: end
        // glassbox: begin inner
        IntSupplier twice = () -> a * 2 + b;
        assert twice.getAsInt() != 7;
        // glassbox: end
        // glassbox: begin wide
        long product = big * 3;
        double half = d / 2;
        assert !flag || product < 9 || half < 0.5;
        // glassbox: end
        // glassbox: begin kinds
        int size = any instanceof Integer n ? n : any == null ? 1 : -1;
        do {
            size--;
        } while (size > 0);
        assert size <= 0;
        // glassbox: end
        // glassbox: begin thrown
        if (a > 2) {
            throw new IllegalStateException("a");
        }
        // glassbox: end
        return sum;
    }

    @Check static void leaves(int i, int k) {
        if (i > k) {
            return;
        }
        if (i + k == 5) {
            return;
        }
        assert i + k < 5;
    }

    @Check static void nested(int a, int b) {
        int sum = 0;
        outer:
        for (int i = 0; i < a; i++) {
            for (int k = i; k < b; k++) {
                if (k == 3) {
                    continue outer;
                }
                sum += k;
            }
        }
        assert sum < 4;
    }

    @Check static void array(int[] cells) {
        if (cells != null) {
            int most = 0;
            for (int cell : cells) {
                most = Math.max(most, cell);
            }
            int[][] table = new int[2][cells.length + 1];
            table[1][cells.length] = most;
            assert table[1][cells.length] < 3 || cells.length < 2;
        }
    }

    @Check static void words(String text) {
        int number;
        switch (text == null ? "" : text) {
            case "one":
                number = 1;
                break;
            case "two":
                number = 2;
                break;
            default:
                number = 0;
        }
        String shown = text + number;
        assert !shown.equals("two2");
    }

    @Check static void finals(int a) {
        int left = a;
        try {
            left = 6 / left;
        } catch (ArithmeticException e) {
            left = -1;
        } finally {
            left++;
        }
        assert left >= 0;
    }

    @Check static void lock(int a, int b) {
        int before = a;
        synchronized (Extracted.class) {
            before += b;
        }
        assert before - b == a;
    }

    @Check static void inner(int a, int b) {
        IntSupplier twice = () -> a * 2 + b;
        assert twice.getAsInt() != 7;
    }

    @Check static void wide(long big, boolean flag, double d) {
        long product = big * 3;
        double half = d / 2;
        assert !flag || product < 9 || half < 0.5;
    }

    @Check static void kinds(Object any) {
        int size = any instanceof Integer n ? n : any == null ? 1 : -1;
        do {
            size--;
        } while (size > 0);
        assert size <= 0;
    }

    @Check static void thrown(int a) {
        if (a > 2) {
            throw new IllegalStateException("a");
        }
    }
}
