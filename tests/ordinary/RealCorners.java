// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class RealCorners {
    double d; float f; Double box;
    @Declarative public boolean repOk() { return true; }
    public void okNaN() { if (d != d) assert Double.isNaN(d) && !(d < 1) && !(d >= 1) && Double.valueOf(d).equals(Double.NaN) && Math.max(d, 1) != 1; }
    public void badNaN() { assert d == d; }
    public void okZero() { assert 0.0 == -0.0 && !Double.valueOf(0.0).equals(-0.0) && 1 / -0.0 == Double.NEGATIVE_INFINITY && Math.min(0.0, -0.0) == 0 && Double.compare(0.0, -0.0) > 0 && 1 / Math.min(0.0, -0.0) < 0; }
    public void badZero() { if (d == 0.0) assert 1 / d > 0; }
    public void okSum() { assert 0.1 + 0.2 != 0.3 && 0.1f + 0.2f == 0.3f && (0.1 + 0.2) + 0.3 != 0.1 + (0.2 + 0.3); }
    public void badSum() { double t = 0; for (int i = 0; i < 10; i++) t += 0.1; assert t == 1.0; }
    public void okRound() { assert Math.round(-2.5) == -2 && Math.round(2.5) == 3 && Math.rint(2.5) == 2.0 && Math.round(0.49999999999999994) == 0 && Math.round(Double.NaN) == 0 && Math.round(Float.MAX_VALUE) == Integer.MAX_VALUE; }
    public void badRound() { assert Math.round(-0.5) == -1; }
    public void okFloor() { assert Math.floor(-1.5) == -2 && Math.ceil(-1.5) == -1 && 1 / Math.ceil(-0.5) == Double.NEGATIVE_INFINITY && Math.signum(-3.0) == -1.0 && Math.sqrt(-1) != Math.sqrt(-1) && Math.hypot(3, 4) == 5; }
    public void okText() { assert ("" + 1.0).equals("1.0") && ("" + 1e7).equals("1.0E7") && ("" + 100.0f).equals("100.0") && ("" + 0.001).equals("0.001") && ("" + 1e-4).equals("1.0E-4") && Double.toString(Double.NaN).equals("NaN") && ("" + (0.1f + 0.2)).startsWith("0.3000000"); }
    public void okParse() { assert Double.parseDouble(" 1e3 ") == 1000 && Double.valueOf("0x1p-1") == 0.5 && Float.parseFloat("3.4e39") == Float.POSITIVE_INFINITY; }
    public void badParse(String s) { Double.parseDouble(s == null ? "1" : s); }
    public void okInf(int k) { assert (double) k / 0 == (k == 0 ? 0.0 / 0 : Double.POSITIVE_INFINITY) || k == 0; double x = 5.0 % 0; assert x != x; assert -7.5 % 2 == -1.5 && 1e308 * 10 == Double.POSITIVE_INFINITY; }
    public void okLoop() { int c = 0; for (float x = 0; x != 1.0f && c < 20; x += 0.125f) c++; assert c == 8; }
    public void badLoop() { int c = 0; for (float x = 0; x != 1.0f && c < 20; x += 0.1f) c++; assert c == 10; }
    public void okStrict() { assert Double.MIN_VALUE > 0 && Double.MIN_VALUE / 2 == 0 && Integer.MIN_VALUE < 0 && Float.MIN_NORMAL > 0; }
    public void okBits() { assert Double.doubleToLongBits(1.0) == 0x3ff0000000000000L && Float.floatToIntBits(-0.0f) == Integer.MIN_VALUE && Float.intBitsToFloat(0x40490fdb) > 3.14f; }
    public void okBox() { if (box != null) assert box.equals(box.doubleValue()) && box.compareTo(box) == 0 && new HashSet<>(List.of(box)).contains(box); }
    public void badBox() { if (box != null) assert box.doubleValue() == box; }
    public void okArr() { double[] a = {2, Double.NaN, -0.0, 0.0, -1}; Arrays.sort(a); assert a[0] == -1 && 1 / a[1] < 0 && 1 / a[2] > 0 && Double.isNaN(a[4]); }
    public void okMix(int k) { double q = k / 2; assert q == k >> 1; float g = k; g /= 2; assert g * 2 == k; }
    public void badMix(int k) { double q = k / 2; assert q == k / 2.0; }
    public void okFloatField() { f = (float) 0.1; assert f != 0.1 && f == 0.1f && (double) f > 0.1; }
    public void badFloatField() { f = 0.1f; assert f == 0.1; }
    public void okCond() { boolean x = d < 0, y = d >= 0; assert x || y || d != d; }
    public void badCond() { boolean x = d < 0, y = d >= 0; assert x ^ y; }
    public void okNext() { assert Math.nextUp(1.0) > 1.0 && Math.ulp(1.0) == 0x1p-52 && Math.fma(2.0, 3.0, 1.0) == 7.0 && Math.cbrt(27) == 3.0; }
    public void okPow() { assert Math.pow(2, 10) == 1024 && Math.pow(0, 0) == 1 && Math.pow(-8, 1.0 / 3) != -2; }
    public void okClamp() { double v = Math.max(-1, Math.min(1, d)); assert v >= -1 && v <= 1 || v != v; }
    public void badClamp() { double v = Math.max(-1, Math.min(1, d)); assert v >= -1 && v <= 1; }
}
