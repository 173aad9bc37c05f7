// String's methods on Latin-1 text: searching, slicing, comparing, replacing, stripping, repeating
import java.util.Arrays;

public class StringMethods {
    interface Body {
        Object run();
    }

    static void attempt(Body b) {
        try {
            System.out.println(b.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + s.indexOf('o') + s.indexOf('o', 5) + s.lastIndexOf('o') + s.lastIndexOf('o', 7) + s.indexOf('z') + s.indexOf("World") + s.indexOf("") + s.indexOf("x", 3)
            + s.lastIndexOf("l") + s.lastIndexOf("", 99) + s.indexOf("o", -5) + s.indexOf("o", 100));
        System.out.println(s.substring(7) + s.substring(0, 5) + s.substring(12) + "|" + s.subSequence(3, 6));
        System.out.println(s.startsWith("Hell") + " " + s.startsWith("lo", 3) + s.endsWith("ld") + s.endsWith("") + s.contains("lo, W") + s.contains("low") + s.isEmpty() + "".isEmpty() + " \t".isBlank());
        System.out.println(s.equals("Hello, World") + " " + s.equals(null) + s.equals(5) + s.equalsIgnoreCase("HELLO, world") + s.contentEquals(new StringBuilder("Hello, World")) + s.regionMatches(true, 0, "xhELLO", 1, 5));
        System.out.println(s.compareTo("Hello") + " " + "a".compareTo("b") + " " + "B".compareToIgnoreCase("a") + " " + "".compareTo("a") + " " + "abc".compareTo("abd") + " " + "Apple".compareTo("apple"));
        System.out.println(s.toUpperCase() + s.toLowerCase() + s.replace('l', 'L') + s.replace("l", "") + s.replace("", "-") + s.replace("World", "$1\\") + s.concat("!") + s.concat(""));
        System.out.println("[" + "  trim \t\n".trim() + "][" + " strip ".strip() + "][" + " lead".stripLeading() + "][" + "trail ".stripTrailing() + "]");
        System.out.println("ab".repeat(3) + "x".repeat(0) + "".repeat(5) + "abc".repeat(1));
        System.out.println(s.hashCode() + " " + "".hashCode() + " " + "Aa".hashCode() + " " + "BB".hashCode());
        System.out.println(Arrays.toString(s.toCharArray()) + s.toCharArray().length + Arrays.toString("az".getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        System.out.println(String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L) + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf((Object) null) + String.valueOf(new char[] {'x', 'y'}, 1, 1) + String.copyValueOf(new char[] {'z'}));
        System.out.println(new String(new char[] {'a', 'b', 'c'}, 1, 2) + new String("copy") + new String() + new String(new byte[] {72, 105}, java.nio.charset.StandardCharsets.US_ASCII) + new String(new int[] {65, 66}, 0, 2) + new String(new StringBuilder("sb")));
        char[] dst = "..........".toCharArray();
        s.getChars(0, 5, dst, 2);
        System.out.println(dst);
        System.out.println("line1\nline2\r\nline3".lines().count() + " " + "a,b".chars().sum() + " " + "x".indent(2).length() + "%d!".formatted(5) + "a\\tb".translateEscapes().length() + " a\n  b".stripIndent());
        System.out.println("abc".matches("[a-c]+") + " " + "a1b22c".replaceAll("[0-9]+", "#") + "a1b2".replaceFirst("\\d", "<$0>"));
        System.out.println(s == s.substring(0) ? "same" : "copy");
        System.out.println(s.codePointAt(1) + " " + s.codePointBefore(1) + " " + s.codePointCount(0, 5) + s.offsetByCodePoints(0, 3));
        attempt(() -> s.charAt(12));
        attempt(() -> s.charAt(-1));
        attempt(() -> s.substring(13));
        attempt(() -> s.substring(5, 3));
        attempt(() -> s.substring(-1, 3));
        attempt(() -> "x".repeat(-1));
        attempt(() -> new String(new char[2], 1, 5));
        attempt(() -> s.codePointAt(50));
        attempt(() -> s.transform(t -> t.length() * 2));
        attempt(() -> String.valueOf(new char[] {'a'}, 0, 2));
        int cmp = 0;
        String[] words = "the quick brown fox jumps over the lazy dog".split(" ");
        for (String a : words) for (String b : words) cmp = cmp * 3 + a.compareTo(b) + a.indexOf(b.charAt(0)) + (a.equals(b) ? 1 : 0);
        System.out.println(cmp);
    }
}
