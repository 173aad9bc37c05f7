import glassbox.Declarative;
import glassbox.SpecFor;

/** A language is not specified from outside. */
@SpecFor(Quantified.class)
class Companion {
    @Declarative
    static boolean repOk(Quantified q) {
        return true;
    }
}
