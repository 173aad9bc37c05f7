// identity of strings and boxes: interning, constant folding, small-number caches
public class StringIdentity {
    static final String FOLDED = "ab" + "cd";
    static String part = "ab";

    static class Other {
        static String lit = "abcd";
    }

    public static void main(String[] args) {
        System.out.println((FOLDED == "abcd") + " " + (part + "cd" == "abcd") + " " + ((part + "cd").intern() == "abcd") + " " + (Other.lit == FOLDED) + " " + (new String("abcd") == "abcd") + " " + (new String("abcd").intern() == Other.lit));
        final String local = "ab";
        System.out.println((local + "cd" == FOLDED) + " " + ("" + 5 == "5") + " " + ("x".concat("") == "x") + " " + ("x".substring(0) == "x") + " " + ("x".toString() == "x") + " " + (String.valueOf((Object) "x") == "x"));
        Integer a = 127, b = 127, c = 128, d = 128, e = -128, f = -128, g = -129, h = -129;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (e == f) + " " + (g == h) + " " + (c == 128) + " " + (c <= d && c >= d));
        Long l = 127L, m = 127L, n = 128L, o = 128L;
        Short s = 100, t = 100, u = 1000, v = 1000;
        Character p = 'x', q = 'x', r = '\u0100', w = '\u0100';
        Byte x = -1, y = -1;
        Boolean z = true, aa = Boolean.valueOf("true");
        System.out.println((l == m) + " " + (n == o) + " " + (s == t) + " " + (u == v) + " " + (p == q) + " " + (r == w) + " " + (x == y) + " " + (z == aa));
        System.out.println(l.equals(127) + " " + l.equals(127L) + " " + new Object().equals(null) + " " + a.equals((Object) 127) + " " + Integer.valueOf(5).equals(5L));
        Double d1 = 1.0, d2 = 1.0;
        System.out.println((d1 == d2) + " " + d1.equals(d2) + " " + (Integer.valueOf(77) == Integer.valueOf("77")));
        Object boxed = 1, boxed2 = 1;
        System.out.println((boxed == boxed2) + " " + (boxed.getClass() == Integer.class) + " " + boxed.hashCode());
    }
}
