import glassbox.Check;

/** Marks in texts are none; blocks of a nested class are not those of the outer one. */
class Texts {
    static final String TEXT = """
        // glassbox: begin text
        """;
    static final char QUOTE = '"';

    @Check
    static String run(int a) {
        String s = "// glassbox: end";
        /* // glassbox: begin comment */
        Runnable r = new Runnable() {
            public void run() {
                // glassbox: begin anonymous
                assert a != 1;
                // glassbox: end
            }
        };
        Runnable q = () -> {
            // glassbox: begin lambda
            int b = a + 1;
            assert b != 2;
            // glassbox: end
        };
        return s;
    }
}
