// expect: bad... violated, others hold at --ints 0..3
public class EnumMaps {
    enum Color { RED, GREEN, BLUE }
    Color c; int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okMap(Color d) { java.util.EnumMap<Color, Integer> m = new java.util.EnumMap<>(Color.class); if (c == null || d == null) return; m.put(c, 1); m.put(d, 2); assert m.get(d) == 2; assert m.size() == (c == d ? 1 : 2); }
    public void badMap(Color d) { java.util.EnumMap<Color, Integer> m = new java.util.EnumMap<>(Color.class); m.put(d, 2); }
    public void okSet() { java.util.EnumSet<Color> s = java.util.EnumSet.noneOf(Color.class); if (c != null) { s.add(c); assert s.contains(c); } assert s.size() <= 1; assert java.util.EnumSet.allOf(Color.class).size() == 3; }
    public void badSet() { java.util.EnumSet<Color> s = java.util.EnumSet.of(Color.RED); if (c != null) s.add(c); assert s.size() == 2; }
    public void okValueOf() { if (c != null) assert Color.valueOf(c.name()) == c && c.toString().equals(c.name()); }
    public void badValueOf() { if (c != null) Color.valueOf(c.name().toLowerCase()); }
    public void okSwitch() { if (c == null) return; int k; switch (c) { case RED: k = 0; break; case GREEN: k = 1; break; default: k = 2; } assert k == c.ordinal(); assert Color.values()[k] == c; }
    public void badCompare() { if (c != null) assert c.compareTo(Color.GREEN) >= 0; }
}
