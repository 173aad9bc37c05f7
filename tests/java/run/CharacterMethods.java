// java.lang.Character: classification, case, digits, code points, over Latin-1 and beyond
public class CharacterMethods {
    public static void main(String[] args) {
        String sample = "aZ5 _$-\t\n\u00e9\u00df\u0130\u03b1\u0661\u4e00\u20ac\u00a0\u2003\u0000\uffff";
        for (char c : sample.toCharArray()) {
            System.out.println(Integer.toHexString(c) + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c) + Character.isWhitespace(c) + Character.isSpaceChar(c) + Character.isUpperCase(c) + Character.isLowerCase(c)
                + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c) + Character.isISOControl(c) + Character.isDefined(c) + " " + Character.getNumericValue(c) + " " + Character.digit(c, 16) + " "
                + Character.getType(c) + " " + (int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c) + " " + (int) Character.toTitleCase(c));
        }
        System.out.println(Character.forDigit(11, 16) + " " + (int) Character.forDigit(20, 16) + " " + Character.digit('z', 36) + " " + Character.MAX_RADIX + " " + Character.compare('a', 'b') + Character.valueOf('x') + Character.toString('y'));
        System.out.println(Character.isSurrogate('\ud83d') + " " + Character.isHighSurrogate('\ud83d') + Character.isLowSurrogate('\ude00') + Character.toCodePoint('\ud83d', '\ude00') + Character.isSupplementaryCodePoint(0x1f600) + Character.isValidCodePoint(0x110000) + Character.isBmpCodePoint(65));
        System.out.println(Character.toUpperCase(0x10428) + " " + Character.isLetter(0x1d400) + Character.isAlphabetic('a') + Character.isIdeographic('\u4e00') + (int) Character.highSurrogate(0x1f600) + (int) Character.lowSurrogate(0x1f600));
        int letters = 0, digits = 0, upper = 0, spaces = 0;
        for (int c = 0; c < 5000; c++) {
            if (Character.isLetter(c)) letters++;
            if (Character.isDigit(c)) digits++;
            if (Character.isUpperCase(c)) upper++;
            if (Character.isWhitespace(c)) spaces++;
        }
        System.out.println(letters + " " + digits + " " + upper + " " + spaces);
    }
}
