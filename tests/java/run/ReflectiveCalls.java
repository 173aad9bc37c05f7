// Constructors, methods and fields through reflection; message digests.
import java.lang.reflect.*;
import java.util.*;
import java.security.*;
public class ReflectiveCalls {
    int v;
    public ReflectiveCalls() {
        v = 1;
    }
    ReflectiveCalls(int x, String s) {
        v = x + s.length();
        if (x < 0)
            throw new IllegalStateException("neg");
    }
    public int add(int a, long b) {
        return (int) (v + a + b);
    }
    static String cat(String a, Object... r) {
        return a + r.length;
    }
    private void boom() {
        throw new UnsupportedOperationException("b");
    }
    public static void main(String[] a) throws Exception {
        ReflectiveCalls r = ReflectiveCalls.class.getDeclaredConstructor().newInstance();
        System.out.println(r.v);
        ReflectiveCalls q = ReflectiveCalls.class.getDeclaredConstructor(int.class, String.class)
                                .newInstance(4, "abc");
        System.out.println(q.v);
        try {
            ReflectiveCalls.class.getDeclaredConstructor(int.class, String.class)
                .newInstance(-4, "abc");
        } catch (InvocationTargetException e) {
            System.out.println(e + " " + e.getCause());
        }
        Method m = ReflectiveCalls.class.getMethod("add", int.class, long.class);
        System.out.println(m.invoke(q, 3, 4L) + " " + m.getName() + m.getParameterCount());
        Method c = ReflectiveCalls.class.getDeclaredMethod("cat", String.class, Object[].class);
        System.out.println(c.invoke(null, "x", new Object[] {1, 2}));
        try {
            ReflectiveCalls.class.getDeclaredMethod("boom").invoke(q);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        try {
            ReflectiveCalls.class.getMethod("nope");
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        Field f = ReflectiveCalls.class.getDeclaredField("v");
        f.setInt(q, 99);
        System.out.println(f.getInt(q) + " " + f.get(q) + " " + f);
        System.out.println(
            HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest("abc".getBytes()))
            + " " + UUID.nameUUIDFromBytes(new byte[] {1}));
        try {
            MessageDigest.getInstance("nope");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e);
        }
    }
}
