import glassbox.GlassBox;

class Twice {
    static void run(int n) {
        GlassBox.block("same", () -> { assert n >= 0; });
        GlassBox.block("same", () -> { assert n > 0; });
    }
}
