// expect: bad... violated, others hold at --ints 0..3
// open: sat,bdd,explicit: okRandom
public class MathRandom {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0 && n < 4; }
    public void okRandom() { n = (int) (Math.random() * 4); }
    public void badRandom() { if (Math.random() < 0.5) n = -1; }
    public void badOther() { if (Math.random() >= 0.5) n = -1; }
}
