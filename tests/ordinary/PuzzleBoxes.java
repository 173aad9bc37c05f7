// expect: bad... violated, others hold at --ints 126..129
import glassbox.*;
import java.util.*;
public class PuzzleBoxes {
    Integer a; Long l; int n;
    @Declarative public boolean repOk() { return n >= 126; }
    public void okSame(int k) { Integer x = k, y = k; assert k > 127 || x == y; }
    public void badSame(int k) { Integer x = k, y = k; assert x == y; }
    public void okEq(Integer b) { if (a != null && b != null) assert a.equals(b) == (a.intValue() == b.intValue()); }
    public void badEq(Integer b) { if (a != null && a.equals(b)) assert a == b; }
    public void badUnbox() { n = a; }
    public void okUnbox() { if (a != null) n = a; }
    public void okLongEq(int k) { Long x = (long) k; assert !x.equals(k) && x == k; }
    public void badLongEq(int k) { Long x = (long) k; assert x.equals(k); }
    public void okCmp(Integer b) { if (a != null && b != null) assert !(a < b) || !(b < a); }
    public void badCmp(Integer b) { if (a != null && b != null) assert a <= b && a >= b ? a == b : true; }
    public void okTern(boolean c) { Integer nul = null; Object o = c ? Integer.valueOf(1) : Double.valueOf(2); assert o instanceof Double; }
    public void badTern(boolean c) { Integer nul = null; int r = c ? nul : 0; }
    public void okInc() { if (a == null) return; Integer old = a; a++; assert old != a && a == old + 1; }
    public void badInc() { if (a == null) return; Integer old = a; a++; assert old.equals(a); }
    public void okListRemove() { List<Integer> s = new ArrayList<>(List.of(126, 1, 2)); s.remove(1); s.remove((Integer) 126); assert s.equals(List.of(2)); }
    public void badListRemove() { List<Integer> s = new ArrayList<>(List.of(1, 2)); s.remove(Integer.valueOf(0)); assert s.size() == 1; }
    public void okHash() { if (a != null) assert a.hashCode() == a && new HashSet<>(List.of(a)).contains(a + 0); }
    public void okByteBox(@Range(min = -2, max = 2) int k) { Byte b = (byte) k; Byte c = (byte) k; assert b == c; Short s = (short) k; assert s.equals((short) k) && !s.equals(b); }
    public void badShortSet() { Set<Short> s = new HashSet<>(); for (short i = 0; i < 5; i++) { s.add(i); s.remove(i - 1); } assert s.size() == 1; }
    public void okChar() { Character c = 'x'; assert c == 'x' && c.equals('x') && !c.equals("x") && c + 1 == 'y'; }
    public void okBool() { Boolean t = Boolean.valueOf("TRUE"); assert t == Boolean.TRUE && new Boolean(true) != t; }
    public void okNumber() { Number x = 3.9; assert x.intValue() == 3 && ((Number) 300).byteValue() == 44; }
    public void badNumber() { Number x = 3.9; assert x.intValue() == 4; }
    public void okCompare(Integer b) { if (a != null && b != null) assert Integer.compare(a, b) == -b.compareTo(a); }
}
