// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
/* Enum constants as keys of hash tables: their hash codes are any. */
public class EnumKeys {
    enum Color { RED, GREEN, BLUE }
    int n;
    @Declarative public boolean repOk() { return n >= 0 && n <= 3; }
    public void okCount(Color a, Color b) { Map<Color, Integer> m = new HashMap<>(); if (a == null || b == null) return; m.merge(a, 1, Integer::sum); m.merge(b, 1, Integer::sum); assert m.size() == (a == b ? 1 : 2); }
    public void badOrder(Color a, Color b) { Set<Color> s = new HashSet<>(); s.add(a); s.add(b); assert s.iterator().next() == a; }
    public void okParse() { assert java.time.LocalDate.parse("2024-02-2" + n).getDayOfMonth() == 20 + n; }
    public void badParse() { java.time.LocalDate.parse("2023-02-2" + (n + 6)); }
}
