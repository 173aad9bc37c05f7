// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;
public class Leak {
    final List<Integer> items = new ArrayList<>(); private final List<Integer> log = new ArrayList<>();
    @Declarative public boolean repOk() { return true; }
    public List<Integer> items() { return items; }
    public void okSeparate(List<Integer> c) { int k = log.size(); if (c != null) c.clear(); assert log.size() == k; }
    public void badLoop(List<Integer> c) { if (c != null) for (Integer x : c) items.add(x); }
    public void okTwo() { int k = log.size(); items.add(1); assert log.size() == k && items != log; }
    public void okNever(List<Integer> c) { if (c != null) assert c != log; }
    public void badSame(List<Integer> c) { if (c != null) assert c != items; }
}
