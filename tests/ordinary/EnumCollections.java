// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;
/** Maps and sets of enum constants as fields that anybody may set, and as parameters. */
public class EnumCollections {
    enum Day { MON, TUE, SUN; boolean isFree() { return this == SUN; } }
    EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
    EnumSet<Day> free = EnumSet.noneOf(Day.class);
    @Declarative public boolean repOk() { return hours != null && free != null && hours.size() <= 1; }
    public void okHours(int h) { if (hours.isEmpty()) hours.put(Day.TUE, h); else for (Map.Entry<Day, Integer> e : hours.entrySet()) assert hours.get(e.getKey()) == e.getValue(); }
    public void badHours(Day d, int h) { if (d != null) hours.put(d, h); }
    public void badMissing() { int h = hours.get(Day.MON); }
    public void okFree() { EnumSet<Day> busy = EnumSet.complementOf(free); assert busy.size() + free.size() == 3 && Collections.disjoint(busy, free); }
    public void badFree() { free.add(Day.SUN); assert free.size() == 1; }
    public void okOrder() { Day last = null; for (Day d : free) { assert last == null || last.compareTo(d) < 0; last = d; } }
    public void okMap(Map<Day, Integer> m) { if (m != null && m != hours) { m.put(Day.MON, 1); assert m.get(Day.MON) == 1 && m.size() <= 3; } }
    public void badMap(Map<Day, Integer> m) { if (m != null) assert !m.containsKey(Day.TUE); }
    public void badMapSize(Map<Day, String> m) { if (m != null) assert m.size() < 2; }
    public void okSet(Set<Day> s) { if (s != null) { s.removeIf(Day::isFree); assert !s.contains(Day.SUN); } }
    public void badSet(Set<Day> s) { if (s != null) assert s.size() < 2; }
    public void okEnumMap(EnumMap<Day, Integer> m) { if (m != null) assert m.containsKey(Day.SUN) == (m.get(Day.SUN) != null); }
    public void badEnumSet(EnumSet<Day> s) { if (s != null) assert !s.contains(Day.SUN); }
    public void badList(List<Day> l) { if (l != null) for (Day d : l) assert !d.isFree() || l.size() > 1; }
}
