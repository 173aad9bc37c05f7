// switch on int, char, byte, short and boxed values: dense, sparse, negative, extremes, fall-through
public class SwitchInts {
    static String dense(int i) {
        switch (i) {
            case -1: return "minus one";
            case 0: return "zero";
            case 1:
            case 2: return "one or two";
            case 3: return "three";
            case 5: return "five";
            default: return "other";
        }
    }

    static int sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return 1;
            case -1000: return 2;
            case 0: return 3;
            case 77: return 4;
            case 100000: return 5;
            case Integer.MAX_VALUE: return 6;
        }
        return 0;
    }

    static String fall(int i) {
        String r = "";
        switch (i) {
            default: r += "d";
            case 1: r += "1";
            case 2: r += "2"; break;
            case 3: r += "3";
            case 4: { r += "4"; break; }
            case 5:
        }
        return r;
    }

    static int chars(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': return 1;
            case '\uffff': return 2;
            default: return 0;
        }
    }

    static int boxed(Integer i, Character c, Byte b, short s) {
        int r = 0;
        switch (i) { case 1: r = 1; break; case 1000: r = 2; }
        switch (c) { case 'x': r += 10; }
        switch (b) { case -128: r += 100; break; case 127: r += 200; }
        switch (s) { case 30000: r += 1000; break; default: r += 2000; }
        return r;
    }

    public static void main(String[] args) {
        for (int i = -3; i < 8; i++) System.out.println(i + " " + dense(i) + " " + fall(i));
        System.out.println(dense(Integer.MIN_VALUE) + dense(Integer.MAX_VALUE));
        int[] v = {Integer.MIN_VALUE, -1000, -999, 0, 76, 77, 78, 100000, Integer.MAX_VALUE};
        for (int i : v) System.out.print(sparse(i) + " ");
        System.out.println();
        int vowels = 0;
        for (char c : "the quick brown fox\uffff".toCharArray()) vowels = vowels * 2 + chars(c);
        System.out.println(vowels);
        System.out.println(boxed(1, 'x', (byte) -128, (short) 30000) + " " + boxed(1000, 'y', (byte) 127, (short) 3));
        try {
            boxed(null, 'x', (byte) 1, (short) 1);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        switch (3) { }
        switch (v.length) { default: System.out.println("only default"); }
        for (int i = 0; i < 5; i++) {
            switch (i) {
                case 1: continue;
                case 3: break;
                default: System.out.print(i);
            }
            System.out.print(",");
        }
        System.out.println();
    }
}
