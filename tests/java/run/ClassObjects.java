// Class objects, reflection on arrays, and the exact messages of errors.
import java.util.*;
import java.lang.reflect.*;
public class ClassObjects {
    interface Shape {
        default int n() {
            return 1;
        }
    }
    static final class Sq implements Shape, Comparable<Sq> {
        public int compareTo(Sq o) {
            return 0;
        }
    }
    enum E {
        A,
        B {
            void f() {}
        };
        void f() {}
    }
    record R(int x, String y) {}
    public static void main(String[] a) throws Exception {
        Object anon = new Object() {};
        class Local {}
        for (Class<?> c : new Class<?>[] {ClassObjects.class, Sq.class, Shape.class, E.class,
                 E.B.getClass(), R.class, int.class, int[].class, String[][].class, anon.getClass(),
                 Local.class, Map.Entry.class, void.class, Override.class}) {
            System.out.println(c + "|" + c.getName() + "|" + c.getSimpleName() + "|"
                + c.getTypeName() + "|" + c.getCanonicalName() + "|" + c.getPackageName() + "|"
                + Modifier.toString(c.getModifiers()) + "|" + c.getSuperclass() + "|"
                + Arrays.toString(c.getInterfaces()) + "|" + c.isEnum() + c.isRecord()
                + c.isInterface() + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass()
                + c.isAnnotation() + c.isSealed() + "|" + c.getEnclosingClass()
                + c.getDeclaringClass() + c.descriptorString() + c.isArray()
                + c.getComponentType());
        }
        System.out.println(Class.forName("java.util.ArrayList") + " " + Class.forName("[I"));
        try {
            Class.forName("no.Such");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        int[][] m = (int[][]) Array.newInstance(int.class, 2, 3);
        m[1][2] = 4;
        System.out.println(Arrays.deepToString(m) + Array.getLength(m) + Array.get(m[1], 2));
        Array.set(m[0], 0, 7);
        Array.setInt(m[0], 1, 8);
        System.out.println(m[0][0] + m[0][1]);
        try {
            Array.set(m[0], 0, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Array.getLength("x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(
            E.valueOf("A") + Arrays.toString(E.class.getEnumConstants()) + E.B.getDeclaringClass());
        try {
            E.valueOf("X");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(String.class.cast("x") + Integer.class.isInstance(3)
            + Number.class.isAssignableFrom(Integer.class) + int.class.isAssignableFrom(long.class)
            + Object[].class.isAssignableFrom(String[].class)
            + Object.class.isAssignableFrom(int[].class));
        try {
            Integer.class.cast("x");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        String[] sa = List.of("a", "b").toArray(new String[0]);
        System.out.println(sa.length + Arrays.copyOf(sa, 3)[0]
            + Arrays.copyOfRange(sa, 1, 2, Object[].class).getClass());
        System.out.println(new int[0].getClass() + " " + new R(1, "q") + new R(1, "q").hashCode()
            + new R(1, "q").equals(new R(1, "q")));
        try {
            Object x = new Object[] {1};
            String[] ss = (String[]) x;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object x = new Sq();
            Integer i = (Integer) x;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object x = 1;
            Sq i = (Sq) x;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object x = new int[1];
            long[] i = (long[]) x;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object x = new Sq[1];
            E[] i = (E[]) x;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.arraycopy(new int[10], 5, new int[10], 0, 7);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy(new int[10], 5, new long[10], 0, 7);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy(new int[10], 5, new Object[10], 0, 7);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy(new Object[10], 5, new int[10], 0, 7);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy("x", 5, new int[10], 0, 7);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy(new int[3], 5, "x", 0, 7);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy(new int[3], -1, new int[3], 0, 2);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy(new int[3], 0, new int[3], -4, 2);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy(new Object[3], 0, new Object[3], 0, -2);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.arraycopy(new String[3], 1, new Object[3], 2, 2);
        } catch (Exception e) {
            System.out.println(e);
        }
        Object[] dst = new String[4];
        try {
            System.arraycopy(new Object[] {"a", "b", 3, "d"}, 0, dst, 0, 4);
        } catch (Exception e) {
            System.out.println(e + Arrays.toString(dst));
        }
        try {
            System.arraycopy(new Integer[] {1}, 0, dst, 0, 1);
        } catch (Exception e) {
            System.out.println(e + Arrays.toString(dst));
        }
        try {
            Object[] os = new Integer[1];
            os[0] = "x";
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] n = new int[-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkIndex(5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkFromToIndex(2, 1, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkFromIndexSize(2, 5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".charAt(5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        try {
            "abc".substring(2, 1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        try {
            new ArrayList<>(List.of(1)).get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        try {
            List.of(1).get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        try {
            Integer.parseInt("x1");
        } catch (NumberFormatException e) {
            System.out.println(e);
        }
        try {
            new ArrayList<>(List.of(1)).iterator().remove();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        try {
            Iterator<?> it = Map.of().entrySet().iterator();
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        System.out.println(System.getProperty("line.separator").length()
            + System.getProperty("nope", "d") + System.getProperty("file.separator")
            + System.lineSeparator().length());
        System.setProperty("my.p", "v");
        System.out.println(System.getProperty("my.p") + System.clearProperty("my.p")
            + System.getProperty("my.p") + Integer.getInteger("my.q", 3) + Boolean.getBoolean("x"));
        System.out.println(System.getenv("NO_SUCH_VAR_X") + " "
            + Runtime.getRuntime().availableProcessors() / 100 + (System.currentTimeMillis() > 0)
            + (System.nanoTime() != 0));
        System.out.println(Locale.getDefault() + " "
            + String.format("%,d %05.2f %s %x %e %10s|%-10s| %b %c %%", 1234567, 3.14159, "s", 255,
                12345.678, "r", "l", true, 'c'));
        System.out.println(new String("héllo".getBytes("UTF-8"), "UTF-8")
            + new String("h€".getBytes("ISO-8859-1"), "ISO-8859-1")
            + java.nio.charset.Charset.defaultCharset() + new String("x".getBytes("US-ASCII")));
        try {
            "x".getBytes("nope");
        } catch (java.io.UnsupportedEncodingException e) {
            System.out.println(e);
        }
    }
}
