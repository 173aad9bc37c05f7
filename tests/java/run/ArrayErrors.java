// array errors and their messages: index, negative size, null, store, arraycopy
public class ArrayErrors {
    interface Body {
        void run();
    }

    static void attempt(Body b) {
        try {
            b.run();
            System.out.println("fine");
        } catch (NullPointerException e) {
            System.out.println(e.getClass().getName());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    static int[] none;

    public static void main(String[] args) {
        int[] a = new int[3];
        long[] l = new long[0];
        Object[] s = new String[1];
        int m = -1;
        attempt(() -> a[3] = 1);
        attempt(() -> a[m] = 1);
        attempt(() -> System.out.println(l[0]));
        attempt(() -> a[Integer.MAX_VALUE]++);
        attempt(() -> a[Integer.MIN_VALUE] += 2);
        attempt(() -> { int[] x = new int[m]; });
        attempt(() -> { int[][] x = new int[2][m]; });
        attempt(() -> { int[][] x = new int[0][m]; });
        attempt(() -> { int[][][] x = new int[2][3][-7]; });
        attempt(() -> { Object[] x = new Object[Integer.MIN_VALUE]; });
        attempt(() -> none[0] = 1);
        attempt(() -> System.out.println(none.length));
        attempt(() -> s[0] = 5);
        attempt(() -> s[1] = 5);
        attempt(() -> s[0] = null);
        attempt(() -> { Object[] x = new Integer[2][]; x[0] = new int[1]; });
        attempt(() -> { Object[] x = new int[2][]; x[0] = new int[1]; x[1] = null; });
        attempt(() -> { Number[] x = new Integer[1]; x[0] = 1.5; });
        attempt(() -> System.arraycopy(a, 0, new int[2], 0, 3));
        attempt(() -> System.arraycopy(a, 2, new int[5], 0, 2));
        attempt(() -> System.arraycopy(a, -1, new int[5], 0, 2));
        attempt(() -> System.arraycopy(a, 0, new int[5], -2, 2));
        attempt(() -> System.arraycopy(a, 0, new int[5], 0, -1));
        attempt(() -> System.arraycopy(a, 0, new long[5], 0, 1));
        attempt(() -> System.arraycopy("x", 0, a, 0, 1));
        attempt(() -> System.arraycopy(a, 0, "x", 0, 1));
        attempt(() -> System.arraycopy(a, 0, null, 0, 1));
        attempt(() -> System.arraycopy(new Object[] {"a", 1, "b"}, 0, new String[3], 0, 3));
        attempt(() -> System.arraycopy(a, 3, new int[5], 5, 0));
        Object[] from = {"a", "b", 3, "c"};
        String[] to = new String[4];
        attempt(() -> System.arraycopy(from, 0, to, 0, 4));
        System.out.println(java.util.Arrays.toString(to));
        byte[] bytes = new byte[2];
        char[] chars = new char[2];
        short[] shorts = new short[2];
        float[] floats = new float[2];
        double[] doubles = new double[2];
        boolean[] booleans = new boolean[2];
        attempt(() -> bytes[2]++);
        attempt(() -> chars[2]++);
        attempt(() -> shorts[2]++);
        attempt(() -> floats[2]++);
        attempt(() -> doubles[2]++);
        attempt(() -> booleans[2] = true);
        attempt(() -> from[4] = "x");
    }
}
