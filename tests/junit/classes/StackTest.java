import glassbox.GlassBoxTest;

class StackTest {
    @GlassBoxTest(value = Stack.class, methods = "push", ints = "0..1")
    void pushKeepsTheInvariant() {}

    @GlassBoxTest(value = Stack.class, options = {"--steps", "3"})
    void tooFewSteps() {}

    @GlassBoxTest(value = Stack.class, engine = "guess")
    void noSuchEngine() {}
}
