// expect: bad... violated, others hold at --ints 0..3
// open: bdd,explicit: okSame
public class IdentityHash {
    Object o; int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okSame() { Object x = new Object(); assert x.hashCode() == x.hashCode(); assert System.identityHashCode(null) == 0; }
    public void badOdd() { Object x = new Object(); if (x.hashCode() % 2 == 0) n = -1; }
    public void badEven() { Object x = new Object(); if (x.hashCode() % 2 != 0) n = -1; }
    public void badText() { Object x = new Object(); if (x.toString().hashCode() % 2 != 0) n = -1; }
}
