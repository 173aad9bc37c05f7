// java.util.Arrays: toString, deepToString, equals, hashCode, fill, copyOf, asList, setAll, compare, mismatch, stream
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ArraysMethods {
    public static void main(String[] args) {
        System.out.println(Arrays.toString(new int[] {1, 2}) + Arrays.toString(new long[] {1}) + Arrays.toString(new double[] {1.5, -0.0}) + Arrays.toString(new float[0]) + Arrays.toString(new boolean[] {true}) + Arrays.toString(new char[] {'a', 'b'})
            + Arrays.toString(new byte[] {-1}) + Arrays.toString(new short[] {3}) + Arrays.toString(new Object[] {1, null, "s"}) + Arrays.toString((int[]) null));
        Object[] self = {1, null};
        self[1] = self;
        System.out.println(Arrays.deepToString(new int[][] {{1, 2}, {}, null}) + Arrays.deepToString(new Object[] {new String[] {"x"}, new int[] {1}, 'c'}) + Arrays.deepToString(self));
        int[] a = {1, 2, 3}, b = {1, 2, 3};
        System.out.println(Arrays.equals(a, b) + " " + a.equals(b) + Arrays.equals(a, null) + Arrays.equals(new double[] {Double.NaN, 0.0}, new double[] {Double.NaN, 0.0}) + Arrays.equals(new double[] {0.0}, new double[] {-0.0})
            + Arrays.deepEquals(new int[][] {{1}, {2}}, new int[][] {{1}, {2}}) + Arrays.equals(new int[][] {{1}}, new int[][] {{1}}) + Arrays.equals(a, 0, 2, b, 0, 2));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(new long[] {1L << 40}) + " " + Arrays.hashCode(new Object[] {"a", null}) + " " + Arrays.deepHashCode(new int[][] {{1}, {2}}) + " " + Arrays.hashCode(new boolean[] {true, false}) + Arrays.hashCode((int[]) null));
        int[] f = new int[5];
        Arrays.fill(f, 7);
        Arrays.fill(f, 1, 3, 9);
        System.out.println(Arrays.toString(f) + Arrays.toString(Arrays.copyOf(f, 7)) + Arrays.toString(Arrays.copyOf(f, 2)) + Arrays.toString(Arrays.copyOfRange(f, 3, 8)) + Arrays.toString(Arrays.copyOf(new String[] {"a"}, 2)));
        Object[] widened = Arrays.copyOf(new String[] {"a"}, 2, Object[].class);
        widened[1] = 5;
        System.out.println(Arrays.toString(widened) + widened.getClass().getSimpleName());
        List<String> view = Arrays.asList("c", "a", "b");
        view.set(0, "z");
        view.sort(null);
        System.out.println(view + " " + view.indexOf("z") + view.contains("c") + new ArrayList<>(view));
        try {
            view.add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
        String[] backing = {"p", "q"};
        Arrays.asList(backing).set(1, "changed");
        System.out.println(backing[1] + Arrays.asList(1, 2.5, "x") + Arrays.asList(a).size());
        Arrays.setAll(f, i -> i * i);
        System.out.println(Arrays.toString(f) + Arrays.stream(f).sum() + Arrays.stream(f, 1, 3).max().getAsInt() + Arrays.compare(a, new int[] {1, 3}) + Arrays.mismatch(a, new int[] {1, 2, 4}) + Arrays.mismatch(a, b));
        try {
            Arrays.copyOf(a, -1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.copyOfRange(a, 3, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] o = {1, 2, 3, 4, 5, 6, 7, 8};
        System.arraycopy(o, 0, o, 2, 5);
        System.out.println(Arrays.toString(o));
        System.arraycopy(o, 2, o, 0, 6);
        System.out.println(Arrays.toString(o));
        Object[] refs = {"a", "b", "c", "d"};
        System.arraycopy(refs, 1, refs, 0, 3);
        String[] typed = new String[4];
        System.arraycopy(refs, 0, typed, 0, 4);
        System.out.println(Arrays.toString(refs) + Arrays.toString(typed));
        long[] ls = {1, 2, 3, 4};
        System.arraycopy(ls, 0, ls, 1, 3);
        char[] cs = "hello".toCharArray();
        System.arraycopy(cs, 1, cs, 0, 4);
        byte[] bs = {1, 2, 3};
        System.arraycopy(bs, 0, bs, 1, 2);
        double[] ds = {1, 2, 3};
        System.arraycopy(ds, 1, ds, 0, 2);
        System.out.println(Arrays.toString(ls) + new String(cs) + Arrays.toString(bs) + Arrays.toString(ds));
    }
}
