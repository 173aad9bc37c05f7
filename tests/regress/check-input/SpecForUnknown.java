import glassbox.Declarative;
import glassbox.SpecFor;
import java.util.BitSet;

@SpecFor(java.util.BitSat.class)
class SpecForUnknown {
    @Declarative
    static boolean repOk(BitSet s) {
        return s.words != null;
    }
}
