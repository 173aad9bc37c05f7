// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;

public class Flags {
    private final BitSet bits = new BitSet();

    @Declarative public boolean repOk() { return bits.length() <= 4; }

    public void raise(int i) { if (i >= 0 && i < 4) bits.set(i); }
    public void badRaise(int i) { bits.set(i + 1); }
    public void toggleTwice(int i) { boolean was = bits.get(i); bits.flip(i); bits.flip(i); assert bits.get(i) == was; }
    public void badToggle(int i) { int n = bits.cardinality(); bits.flip(i); assert bits.cardinality() > n; }
    public void count() { int n = 0; for (int i = bits.nextSetBit(0); i >= 0; i = bits.nextSetBit(i + 1)) n++; assert n == bits.cardinality(); }
    public void badClear(int i) { bits.clear(i - 1); }
}
