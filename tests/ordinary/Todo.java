// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
public class Todo {
    private List<String> items = new ArrayList<>(); private int done;
    @Declarative public boolean repOk() { return items != null && done >= 0 && done <= items.size(); }
    public void add(String s) { items.add(s); }
    public void finish() { if (done < items.size()) done++; }
    public void badFinish() { done++; }
    public String okGet(int i) { return i >= 0 && i < items.size() ? items.get(i) : null; }
    public String badGet(int i) { return items.get(i); }
    public void badRemove(String s) { items.remove(s); }
    public void okRemove(int i) { if (i >= 0 && i < items.size()) { items.remove(i); if (i < done) done--; else if (done > items.size()) done = items.size(); } }
    public String okJoin() { return String.join(",", items); }
    public void badSort() { Collections.sort(items); }
    public void okReverse() { int s = items.size(); Collections.reverse(items); assert items.size() == s; }
}
