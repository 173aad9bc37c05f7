import glassbox.GlassBox;

class Named {
    static void run(String name, int n) {
        GlassBox.block("part" + name, () -> { assert n > 0; });
    }
}
