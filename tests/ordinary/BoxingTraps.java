// expect: bad... violated, others hold at --ints 126..129
import glassbox.*;
import java.util.*;
public class BoxingTraps {
    Integer a; Long b; int n; Boolean flag;
    @Declarative public boolean repOk() { return n >= 126; }
    public void okUnbox() { if (a != null) n = a; }
    public void badUnbox() { n = a; }
    public void badTernary(boolean c) { int x = c ? 127 : a; }
    public void badTernaryBoxed(boolean c) { Integer z = null; Integer x = c ? 127 : z; }
    public void okTernaryBoxed(boolean c) { Integer z = null; Integer x = c ? Integer.valueOf(127) : z; assert c == (x != null); }
    public void okCache() { Integer x = 127, y = 127; assert x == y; Integer p = n, q = n; assert p.equals(q); }
    public void badCache() { Integer p = n, q = n; assert p == q; }
    public void badLongEquals() { if (b != null && a != null && b.intValue() == a) assert b.equals(a); }
    public void okLongEquals() { if (b != null) assert b.equals((long) b.intValue()); }
    public void badFlag() { if (flag) n = 126; }
    public void okFlag() { if (Boolean.TRUE.equals(flag)) n = 126; }
    public void badRemove() { List<Integer> l = new ArrayList<>(List.of(126, 127)); l.remove(n - 126); assert !l.contains(n); }
    public void okRemove() { List<Integer> l = new ArrayList<>(List.of(126, 127)); l.remove(Integer.valueOf(n)); assert !l.contains(n); }
    public void badShortSet() { Set<Short> s = new HashSet<>(); for (short i = 0; i < 3; i++) { s.add(i); s.remove(i - 1); } assert s.size() == 1; }
    public void okChar() { Character c = 'a'; c++; assert c == 'b'; }
    public void okTernaryPromote() { Object o = true ? 1 : 2.0; assert o instanceof Double; }
    public void badTernaryPromote() { Object o = n > 126 ? 1 : 'a'; assert o instanceof Integer; }
}
