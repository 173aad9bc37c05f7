// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
/** Constants as keys of hash tables in fields: found whatever their codes are. */
public class HashedEnums {
    enum Color { RED, GREEN, BLUE }
    private Map<Color, Integer> count = new HashMap<>();
    private final Set<Color> seen = new HashSet<>();
    @Declarative public boolean repOk() { return count != null && seen != null && count.size() <= 2 && seen.size() <= 2; }
    public void okPut(Color c) { int s = count.size(); if (s == 2) return; boolean had = count.containsKey(c); count.put(c, 1); assert count.get(c) == 1 && count.size() == (had ? s : s + 1); }
    public void badPut(Color c) { count.put(c, 1); }
    public void okRemove(Color c) { count.remove(c); assert !count.containsKey(c) && count.get(c) == null; }
    public void badGet(Color c) { int n = count.get(c); }
    public void badRed() { assert !seen.contains(Color.RED); }
    public void badNull() { assert !seen.contains(null); }
    public void badTwo() { assert !(seen.contains(Color.RED) && seen.contains(Color.BLUE)); }
    public void okAdd(Color c) { if (seen.size() < 2) { boolean had = seen.contains(c); assert seen.add(c) == !had && seen.contains(c); } }
    public void okClear() { seen.clear(); assert seen.isEmpty() && !seen.contains(Color.GREEN); }
    public void okMerge(Color c) { if (count.size() < 2 && count.get(c) != null && count.get(c) < 2) { int o = count.get(c); count.merge(c, 1, Integer::sum); assert count.get(c) == o + 1; } }
    public void badBoth(Color c) { if (count.containsKey(c)) assert seen.contains(c); }
    // open: sat,bdd,explicit: firstOf eachOf codeOf
    public void firstOf() { if (seen.size() == 2 && !seen.contains(null)) assert seen.iterator().next() == Color.RED || seen.iterator().next() == Color.GREEN || !seen.contains(Color.RED); }
    public void eachOf() { int n = 0; for (Color c : seen) n++; assert n == seen.size(); }
    public void codeOf() { assert Color.RED.hashCode() == Color.RED.hashCode(); }
}
