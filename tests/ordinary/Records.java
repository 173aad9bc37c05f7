// expect: bad... violated, others hold at --ints 0..3
public class Records {
    record P(int x, String name) { P { if (x < 0) throw new IllegalArgumentException("neg " + x); } }
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okRecord(int k) { P p = new P(k, "a"); assert p.equals(new P(k, "a")) && p.hashCode() == new P(k, "a").hashCode(); assert p.toString().equals("P[x=" + k + ", name=a]"); }
    public void badRecord(int k) { P p = new P(k - 1, "a"); }
    public void badEquals(int k) { assert new P(k, "a").equals(new P(2, "a")); }
}
