// expect: bad... violated, others hold at --ints 0..3
public class StaticState {
    static int count; int n;
    static final java.util.List<String> LOG = new java.util.ArrayList<>();
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okCount() { count++; assert count == 1; }
    public void badCount() { count++; assert count == 2; }
    public void okLog(int k) { LOG.add("k" + k); assert LOG.size() == 1; assert LOG.get(0).equals("k" + k); }
    public void badLog(int k) { LOG.add("k" + k); assert !LOG.contains("k1"); }
}
