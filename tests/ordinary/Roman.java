// expect: bad... violated, others hold
import glassbox.*;

public class Roman {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    static String toRoman(int n) {
        if (n < 1 || n > 3999) throw new IllegalArgumentException("out of range: " + n);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++)
            while (n >= VALUES[i]) { sb.append(SIGNS[i]); n -= VALUES[i]; }
        return sb.toString();
    }
    static int digit(char c) {
        return switch (c) {
            case 'I' -> 1; case 'V' -> 5; case 'X' -> 10; case 'L' -> 50;
            case 'C' -> 100; case 'D' -> 500; case 'M' -> 1000;
            default -> throw new IllegalArgumentException("" + c);
        };
    }
    static int parse(String s) {
        int sum = 0, last = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            int d = digit(s.charAt(i));
            sum += d < last ? -d : d;
            last = d;
        }
        return sum;
    }
    @Declarative @Pre("roundTrip") static boolean p1(int n) { return n >= 1; }
    @Declarative @Pre("badRoundTrip") static boolean p2(int n) { return n >= 1; }
    @Check static void roundTrip(@Range(min = 0, max = 60) int n) {
        assert parse(toRoman(n)) == n;
    }
    @Check static void badRoundTrip(@Range(min = 0, max = 60) int n) {
        String s = toRoman(n).replace("IX", "VIV");
        assert s.length() <= 5 && parse(s) == n : s;
    }
    @Check static int badParse(String s) { return parse(s.trim()); }
}
