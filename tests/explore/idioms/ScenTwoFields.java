// explore: violated linearizability at --scenarios 2x2
public class ScenTwoFields {
    private volatile int lo, hi;
    public void set(int x) { lo = x; hi = x; }
    public boolean same() { return lo == hi; }
}
