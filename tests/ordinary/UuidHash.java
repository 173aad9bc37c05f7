// expect: bad... violated, others hold at --ints 0..3
// open: bdd,explicit: okText
public class UuidHash {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void badUuid() { if (java.util.UUID.randomUUID().hashCode() % 2 == 0) n = -1; }
    public void badUuid2() { if (java.util.UUID.randomUUID().hashCode() % 2 != 0) n = -1; }
    public void okText() { java.util.UUID u = java.util.UUID.randomUUID(); assert u.version() == 4 && u.variant() == 2 && u.toString().length() == 36; }
    public void badOrder() { assert java.util.UUID.randomUUID().compareTo(java.util.UUID.randomUUID()) <= 0; }
    public void okShuffle(int k) { java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2)); java.util.Collections.shuffle(l); assert l.contains(1); }
    public void badShuffle(int k) { java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2)); java.util.Collections.shuffle(l); assert l.get(0) == 1; }
    public void badShuffle2(int k) { java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2)); java.util.Collections.shuffle(l); assert l.get(0) == 2; }
}
