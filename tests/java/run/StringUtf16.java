// strings beyond Latin-1: UTF16 storage, surrogates, code points, case mapping, encoding; printed as numbers
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class StringUtf16 {
    static String codes(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) b.append(i == 0 ? "" : " ").append(Integer.toHexString(s.charAt(i)));
        return "[" + b + "]";
    }

    public static void main(String[] args) {
        String latin = "caf\u00e9", greek = "\u03b1\u03b2\u03b3", pair = "a\ud83d\ude00b", lone = "x\ud83dy";
        for (String s : new String[] {latin, greek, pair, lone, "", "\u0000\uffff"}) {
            System.out.println(codes(s) + s.length() + " " + s.hashCode() + " " + s.codePointCount(0, s.length()) + codes(s.toUpperCase()) + codes(s.toLowerCase()) + codes(new StringBuilder(s).reverse().toString()));
            System.out.println(Arrays.toString(s.codePoints().toArray()) + Arrays.toString(s.getBytes(StandardCharsets.UTF_8)) + Arrays.toString(s.getBytes(StandardCharsets.ISO_8859_1)) + s.getBytes(StandardCharsets.UTF_16).length);
            System.out.println(codes(new String(s.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)));
        }
        System.out.println(greek.indexOf('\u03b2') + " " + greek.indexOf("\u03b3") + greek.lastIndexOf('\u03b1') + greek.contains("\u03b1\u03b2") + pair.indexOf(0x1f600) + pair.lastIndexOf(0x1f600) + latin.indexOf('\u00e9') + latin.indexOf('\u03b1'));
        System.out.println(codes(greek + latin) + codes(latin + 'z') + codes(latin + '\u4e00') + codes("ascii" + greek + 1));
        System.out.println(codes(greek.replace('\u03b1', 'a')) + codes(greek.replace("\u03b2", "")) + codes(pair.substring(1, 3)) + codes(greek.substring(1)) + codes(("a" + greek).substring(0, 1)));
        System.out.println(greek.compareTo(latin) + " " + latin.compareTo("cafe") + " " + greek.equals("\u03b1\u03b2\u03b3") + " " + "\u00c9".equalsIgnoreCase("\u00e9") + " " + "a".compareTo("\ud83d\ude00"));
        System.out.println(pair.codePointAt(1) + " " + pair.codePointAt(2) + " " + pair.codePointBefore(3) + " " + pair.offsetByCodePoints(0, 2) + " " + Character.charCount(0x1f600) + codes(Character.toString(0x1f600)) + codes(new String(Character.toChars(0x1d11e))));
        StringBuilder sb = new StringBuilder("ab");
        sb.append('\u03b1').appendCodePoint(0x1f600).insert(1, "\u00e9").setCharAt(0, '\u20ac');
        System.out.println(codes(sb.toString()) + sb.length() + " " + sb.codePointAt(4) + sb.indexOf("\u03b1"));
        sb.setLength(2);
        sb.deleteCharAt(1).replace(0, 1, "plain");
        System.out.println(sb + " " + sb.toString().equals("plain"));
        System.out.println(codes("stra\u00dfe".toUpperCase()) + codes("\u0130".toLowerCase()) + codes("\u03a3\u03a3".toLowerCase()) + codes("\u01c4".toLowerCase()));
        System.out.println(codes(" \u2003x\u00a0 ".strip()) + codes(" \u2003x ".trim()) + "\u2003".isBlank() + codes("\u03b1".repeat(3)));
        System.out.println(codes(String.join("\u2022", "a", "b")) + Arrays.toString("a\u2022b\u2022c".split("\u2022")) + codes("\u03b1-\u03b2".split("-")[1]));
        System.out.println(codes(new String(new byte[] {(byte) 0xc3, (byte) 0xa9, (byte) 0xff, 65}, StandardCharsets.UTF_8)));
        System.out.println((greek.intern() == "\u03b1\u03b2\u03b3") + " " + (greek.hashCode() == ("\u03b1" + "\u03b2\u03b3").hashCode()));
        switch (greek) {
            case "\u03b1\u03b2\u03b3": System.out.println("switched"); break;
            default: System.out.println("missed");
        }
        int h = 0;
        for (char c = 0; c < 3000; c += 7) h = h * 31 + ("" + c + (char) (c + 1)).hashCode();
        System.out.println(h);
    }
}
