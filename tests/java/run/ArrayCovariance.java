// array covariance, store checks, array classes, arrays as objects, generic arrays
import java.util.Arrays;

public class ArrayCovariance {
    static class A { }
    static class B extends A { }
    static class C extends B { }
    interface I { }
    static class D extends A implements I { }

    static String store(Object[] a, Object v) {
        try {
            a[0] = v;
            return "ok";
        } catch (ArrayStoreException e) {
            return e.getMessage();
        }
    }

    static <T> T[] fill(T[] a, T v) {
        for (int i = 0; i < a.length; i++) a[i] = v;
        return a;
    }

    @SafeVarargs
    static <T> T[] arr(T... ts) { return ts; }

    public static void main(String[] args) {
        Object[][] arrays = {new Object[1], new A[1], new B[1], new C[1], new I[1], new D[1], new Comparable<?>[1], new String[1], new Object[1][1], new int[1][1], new A[1][1]};
        Object[] values = {new Object(), new A(), new B(), new C(), new D(), "s", 5, new int[1], new A[1], new B[1], new Object[1], null};
        for (Object[] a : arrays) {
            StringBuilder line = new StringBuilder(a.getClass().getName());
            for (Object v : values) line.append(' ').append(store(a, v));
            System.out.println(line);
        }
        System.out.println(fill(new String[2], "x").getClass().getSimpleName() + arr(1, 2).getClass().getSimpleName() + arr("a", 1).getClass().getSimpleName());
        try {
            Object[] objs = new Integer[2];
            fill(objs, "text");
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        A[] as = new B[] {new B(), new C()};
        System.out.println(as[1].getClass().getSimpleName() + (as instanceof B[]) + (as.getClass() == B[].class) + (as.getClass().getComponentType() == B.class));
        Object o = new int[] {1, 2, 3};
        System.out.println(((int[]) o).length + " " + (o instanceof Cloneable) + o.getClass().getSuperclass().getSimpleName());
        boolean[] z = new boolean[3];
        z[1] = !z[0];
        byte[] b = {(byte) 200, 'a'};
        char[] c = {65, 'b'};
        short[] s = {(short) 70000};
        float[] f = {1, 2L, 'c'};
        double[] d = {1f, 2};
        long[] l = {1, 'x'};
        System.out.println(Arrays.toString(z) + b[0] + b[1] + c[0] + c[1] + s[0] + f[2] + d[0] + l[1]);
        Object[] mixed = {1, 'c', "s", null, new Object[] {2}};
        int len = 0;
        for (Object m : mixed) len += m instanceof Object[] x ? x.length * 100 : m == null ? 10 : 1;
        System.out.println(len);
    }
}
