import glassbox.Declarative;
import glassbox.SpecFor;
import java.util.*;

/* The class is found through an import on demand. @SpecFor(Nothing.class) */
@SpecFor(value = BitSet.class)
class SpecForUnknownField {
    @Declarative
    static boolean repOk(BitSet s) {
        return s.wordsInUse >= 0 && s.wordz != null;
    }
}
