// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
public class EnumFields {
    enum Day { MON, TUE, SUN; boolean off() { return this == SUN; } Day next() { return values()[(ordinal() + 1) % values().length]; } }
    private final EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
    private final EnumSet<Day> open = EnumSet.noneOf(Day.class);
    @Declarative public boolean repOk() { if (hours == null || open == null) return false; for (Day d : Day.values()) { Integer h = hours.get(d); if (h != null && h < 0) return false; if (h != null && !open.contains(d)) return false; } return true; }
    public void okPut(Day d, int h) { if (d != null && h >= 0) { hours.put(d, h); open.add(d); } }
    public void badPut(Day d, int h) { if (d != null) hours.put(d, h); }
    public void badNull(Day d) { hours.put(d, 1); open.add(Day.MON); open.add(Day.TUE); open.add(Day.SUN); }
    public void okClose(Day d) { open.remove(d); if (d != null) hours.remove(d); }
    public void badClose(Day d) { open.remove(d); }
    public void okSize() { int c = 0; for (Day d : hours.keySet()) if (hours.get(d) != null) c++; assert c <= open.size(); }
    public void badSize() { assert hours.size() == open.size(); }
    public void okCompl() { EnumSet<Day> c = EnumSet.complementOf(open); assert c.size() + open.size() == 3; }
    public void okNext(Day d) { if (d != null) assert d.next().next().next() == d; }
    public void okOrder() { Day last = null; for (Day d : open) { if (last != null) assert last.compareTo(d) < 0; last = d; } }
}
