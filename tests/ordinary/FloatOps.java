// expect: bad... violated, others hold at --ints 0..3
public class FloatOps {
    double d; int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okDouble(int k) { double x = k / 2.0; assert x * 2 == k; assert Double.compare(x, x) == 0; }
    public void badDouble(int k) { float f = k * 0.1f; assert f < 0.3f; }
    public void okText(int k) { assert ("" + (k + 0.5)).equals(k + ".5"); assert Double.parseDouble("1.5") == 1.5; }
    public void badText(int k) { assert !Double.toString(k).equals("2.0"); }
    public void okNan() { double x = 0.0 / 0.0; assert x != x; assert Double.isNaN(x); }
}
