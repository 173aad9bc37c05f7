// text blocks, escapes in literals, constant folding, unicode escapes
public class TextBlocks {
    static final String BLOCK = """
        first
          indented
        "quoted" and \"""triple\"""
        tab\there, no newline \
        joined
        trailing   \s
        end""";

    public static void main(String[] args) {
        System.out.println(BLOCK);
        System.out.println(BLOCK.length() + " " + BLOCK.hashCode());
        System.out.println("""
            a
            b
            """.lines().count());
        System.out.println("""
            {"k": %d}""".formatted(5));
        System.out.println("\b\t\n\f\r\"\'\\\0\7\77\377".chars().sum() + " " + "\u0041".equals("A"));
        String empty = """
            """;
        System.out.println(empty.isEmpty());
        System.out.println(BLOCK == BLOCK.intern());
        char \u0061bc = 'v';
        System.out.println(abc);
        int under_score = 1_000_000, hex = 0xFF_FF, bin = 0b1010_1010, oct = 0_17;
        long big = 0x7fff_ffff_ffff_ffffL;
        System.out.println(under_score + hex + bin + oct + big);
    }
}
