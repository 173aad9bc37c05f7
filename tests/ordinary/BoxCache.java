// expect: bad... violated, others hold at --ints 126..130
public class BoxCache {
    int n;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okEquals(int k) { Integer a = k, b = k; assert a.equals(b); if (k <= 127) assert a == b; }
    public void badSame(int k) { Integer a = k, b = k; assert a == b; }
    public void okLong(int k) { Long a = (long) k, b = (long) k; if (k < 128) assert a == b; else assert a != b; }
    public void badLong(int k) { Long a = (long) k, b = (long) k; assert a != b; }
}
