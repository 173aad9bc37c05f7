import glassbox.Declarative;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.BitSet;

@SpecFor(BitSet.class)
@Tree("word")
class UnknownTreeField {
    @Declarative
    static boolean repOk(BitSet s) {
        return true;
    }
}

@SpecFor(BitSet.class)
@Tree("Entry.word")
class UnknownTreeClass {
    @Declarative
    static boolean repOk(BitSet s) {
        return true;
    }
}

@SpecFor(BitSet.class)
class InstanceRepOk {
    @Declarative
    boolean repOk() {
        return true;
    }
}
