import glassbox.GlassBox;

class Reference {
    static void work() {}

    static void run() {
        GlassBox.block("work", Reference::work);
    }
}
