// Object's methods: equals, hashCode, toString with own hash, getClass names of all sorts, identity hash facts
public class ObjectMethods {
    static class Plain { }

    static class Hashed {
        final int h;
        Hashed(int h) { this.h = h; }
        @Override public int hashCode() { return h; }
        @Override public boolean equals(Object o) { return o instanceof Hashed x && x.h == h; }
    }

    class Member { }

    enum E { X { } }

    interface I { }

    public static void main(String[] args) {
        System.out.println(new Hashed(255) + " " + new Hashed(-1) + " " + new Hashed(0));
        Plain p = new Plain(), q = new Plain();
        System.out.println(p.equals(p) + " " + p.equals(q) + " " + p.equals(null) + " " + (p.hashCode() == p.hashCode()) + " " + (System.identityHashCode(p) == p.hashCode()));
        System.out.println(p.toString().startsWith("ObjectMethods$Plain@") + " " + p.toString().equals(p.toString()));
        System.out.println(System.identityHashCode(null) + " " + (System.identityHashCode(new Hashed(1)) == System.identityHashCode("x")));
        System.out.println(new Hashed(3).equals(new Hashed(3)) + " " + new Hashed(3).equals("3"));
        Class<?>[] cs = {Plain.class, Member.class, E.class, E.X.getClass(), I.class, int.class, void.class, int[].class, String[][].class, Plain[].class, boolean[].class, Object.class,
            java.util.Map.Entry.class, new Object() { }.getClass(), Integer.class, long[].class, double[].class, byte[].class, char[].class, short[].class, float[].class};
        for (Class<?> c : cs) {
            System.out.println(c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c + " " + c.isArray() + c.isInterface() + c.isPrimitive() + c.isEnum() + " "
                + (c.getSuperclass() == null ? "none" : c.getSuperclass().getName()) + " " + (c.getComponentType() == null ? "-" : c.getComponentType().getName()));
        }
        System.out.println((p.getClass() == q.getClass()) + " " + (p.getClass() == Plain.class) + " " + (new int[1].getClass() == int[].class) + " " + "s".getClass().getName());
        System.out.println(I.class.isAssignableFrom(Plain.class) + " " + Object.class.isInstance(p) + " " + Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.isInstance(null));
        System.out.println(java.util.Objects.equals(null, null) + " " + java.util.Objects.hash(1, "a", null) + " " + java.util.Objects.toString(null, "def") + " " + java.util.Objects.hashCode(null));
        try {
            java.util.Objects.requireNonNull(null, "message");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        int[] a = new int[2];
        System.out.println(a.equals(a) + " " + a.equals(a.clone()) + " " + (a.hashCode() == a.hashCode()) + " " + a.toString().startsWith("[I@"));
    }
}
