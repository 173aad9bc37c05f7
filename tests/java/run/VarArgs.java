// variable arguments: arrays passed through, null, boxing, overload choice, generic varargs
import java.util.Arrays;
import java.util.List;

public class VarArgs {
    static String f(int[] v) { return "ints" + Arrays.toString(v); }
    static String f(Object... v) { return "objects" + Arrays.toString(v); }
    static String f(String s, Object... v) { return "string+" + (v == null ? "null" : v.length); }
    static String g(int a) { return "one"; }
    static String g(int... a) { return "many" + a.length; }
    static String h(long a) { return "long"; }
    static String h(Integer a) { return "Integer"; }
    static String h(int... a) { return "ints"; }
    static String k(char c) { return "char"; }
    static String k(int c) { return "int"; }
    static String k(double c) { return "double"; }
    static String k(Object c) { return "Object"; }

    @SafeVarargs
    static <T> List<T> list(T... ts) { return Arrays.asList(ts); }

    static int sum(Integer... v) {
        int s = 0;
        for (int i : v) s += i;
        return s;
    }

    public static void main(String[] args) {
        System.out.println(f(new int[] {1, 2, 3}));
        System.out.println(f(1, 2.5, 'c'));
        System.out.println(f("a", 1, 2));
        System.out.println(f("a", (Object[]) null));
        System.out.println(f("a", (Object) null));
        System.out.println(f("a", new Object[] {1, 2, 3}));
        System.out.println(f("a", new int[] {1, 2, 3}));
        System.out.println(f(new int[] {4}));
        System.out.println(g(1) + g() + g(1, 2));
        System.out.println(h(1) + h((short) 1) + h(Integer.valueOf(1)) + h());
        byte b = 1;
        System.out.println(k('a') + k(b) + k(1L) + k(1f) + k("s") + k(true));
        System.out.println(list(1, "two", 3.0) + " " + list() + " " + list((Object) null));
        System.out.println(sum(1, 2, 3) + sum());
        try {
            sum(1, null);
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        System.out.println(String.format("%s-%s", (Object[]) new String[] {"x", "y"}));
    }
}
