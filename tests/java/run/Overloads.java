// overload resolution: widening, boxing, varargs, null, char and byte arguments, inherited and generic overloads
public class Overloads {
    static String f(byte x) { return "byte"; }
    static String f(short x) { return "short"; }
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(float x) { return "float"; }
    static String f(double x) { return "double"; }
    static String f(char x) { return "char"; }
    static String f(boolean x) { return "boolean"; }
    static String f(Object x) { return "Object"; }
    static String f(String x) { return "String"; }
    static String f(Integer x) { return "Integer"; }
    static String g(Object o) { return "gO"; }
    static String g(int[] o) { return "g[]"; }
    static String h(Number n) { return "Number"; }
    static String h(Comparable<?> c) { return "Comparable"; }
    static String w(double d) { return "double"; }
    static String w(Object o) { return "Object"; }
    static String v(Object a, Object b) { return "OO"; }
    static String v(String a, Object b) { return "SO"; }
    static <T extends Number> String t(T t) { return "T:Number"; }
    static <T> String t(T t) { return "T"; }

    static class A { String m(A a) { return "A.m(A)"; } }
    static class B extends A { String m(B b) { return "B.m(B)"; } @Override String m(A a) { return "B.m(A)"; } }

    public static void main(String[] args) {
        byte b = 1;
        short s = 1;
        char c = 'c';
        System.out.println(f(b) + f(s) + f(c) + f(1) + f(1L) + f(1f) + f(1.0) + f(true) + f("s") + f((Integer) 1) + f((Object) "s") + f(b + s) + f(c + 1) + f(Long.valueOf(1)) + f('a' + 'b') + f((char) 98) + f(b++) + f(+c) + f(~b) + f(1 / 2f));
        System.out.println(g(null) + g("x") + g(new int[0]) + h(1.5f == 1 ? (Number) 1 : (Number) 2) + h("x") + w(1) + w('c') + w("s") + w(1L) + v("a", "b") + v(1, "b") + t(1) + t("s"));
        A ab = new B(), a = new A();
        B bb = new B();
        System.out.println(ab.m(bb) + ab.m(a) + bb.m(bb) + bb.m(ab) + a.m(bb));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append((Object) "o").append(1 == 1).append((char) 66).append(1.0f);
        System.out.println(sb);
        System.out.println(String.valueOf((Object) null) + Math.max(1, 2L) + Math.abs(-1f) + Integer.valueOf('a') + Long.valueOf('b') + (char) ('a' + 1));
        System.out.println(java.util.Arrays.asList(1, 2).remove((Object) 3) + "" + new java.util.ArrayList<>(java.util.List.of(5, 6, 7)).remove(1));
    }
}
