// string concatenation of every type, with constants, nulls, nested objects, compound assignment, evaluation order
public class ConcatAll {
    static class T {
        final String s;
        T(String s) { this.s = s; }
        @Override public String toString() { return s; }
    }

    static int n;

    static int next() { return ++n; }

    static String sfield = "f";
    String ifield = "i";

    public static void main(String[] args) {
        boolean z = true;
        byte b = -128;
        short s = -300;
        char c = 'q';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1.1f;
        double d = -1e-9;
        String str = "str", nul = null;
        Object o = new T("obj"), no = null;
        char[] cs = {'a'};
        System.out.println(z + " " + b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + str + " " + nul + " " + o + " " + no);
        System.out.println("" + z + b + s + c + i + l + f + d + str + nul + o + no);
        System.out.println(z + str);
        System.out.println(str + z);
        System.out.println(b + str + b);
        System.out.println(s + str + s);
        System.out.println(c + str + c);
        System.out.println(i + str + i);
        System.out.println(l + str + l);
        System.out.println(f + str + f);
        System.out.println(d + str + d);
        System.out.println(nul + str + nul);
        System.out.println(nul + nul);
        System.out.println(o + str + no);
        System.out.println(str + str + str);
        System.out.println("const" + str + "const" + c + "const" + i + "const");
        System.out.println(str + 1 + 2);
        System.out.println(1 + 2 + str);
        System.out.println(str + (1 + 2) + 'x' + 1L + 1.0f + 1.0 + true + null);
        System.out.println('a' + 'b' + str + 'a' + 'b');
        System.out.println(i + l + f + "" + i + l);
        System.out.println("a" + next() + "b" + next() + "c" + (next() + next()));
        String acc = "";
        for (int k = 0; k < 20; k++) acc += k;
        acc += 'c';
        acc += 1.5;
        acc += null;
        acc += true;
        acc += 5L;
        System.out.println(acc);
        sfield += 1;
        sfield += sfield;
        ConcatAll x = new ConcatAll();
        x.ifield += sfield + next();
        String[] arr = {"x", null};
        int k = 0;
        arr[k++] += "y";
        arr[k] += k;
        System.out.println(sfield + x.ifield + arr[0] + arr[1]);
        System.out.println(Float.NaN + "" + Double.POSITIVE_INFINITY + -0.0 + -0f + 1e10 + 1e-5f + 100f + 1234567.0);
        System.out.println("tab\tquote\"back\\slash" + '\'' + "\u0041\102");
        System.out.println("" + new T(null) + new T("") + cs.length);
        System.out.println("\1" .length() + "" + ("\1" + i + "\2").length());
        final String k1 = "con", k2 = k1 + "st" + 5 + 'c' + true + 1.5;
        System.out.println(k2 == "const5ctrue1.5");
        System.out.println((str + "").equals(str) + " " + (str + "" == str));
        Integer boxed = 7;
        Character ch = 'w';
        System.out.println(boxed + ch + "" + boxed + ch);
        System.out.println(new StringBuilder("sb") + "" + new int[0].length + Integer.class);
    }
}
