// expect: bad... violated, others hold at --ints 0..3
public class CloneObject {
    static class P implements Cloneable { int x; int[] y = {1}; public P clone() { try { return (P) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } } }
    static class Q { Object copy() throws CloneNotSupportedException { return super.clone(); } }
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okClone(int k) { P p = new P(); p.x = k; P q = p.clone(); assert q != p && q.x == k && q.y == p.y; q.x++; assert p.x == k; }
    public void badClone(int k) { P p = new P(); P q = p.clone(); q.y[0] = k; assert p.y[0] == 1; }
    public void badNot() throws Exception { try { new Q().copy(); } catch (CloneNotSupportedException e) { assert false; } }
}
