// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
/** Boxed numbers with a point, as fields, parameters and elements; classes and locales as parameters. */
public class RealBoxes {
    Double total; Float share;
    @Declarative public boolean repOk() { return true; }
    public void okEquals(Double x) { if (x != null) assert x.equals(x) && x.compareTo(x) == 0 && x.isNaN() == (x != x.doubleValue() || x.isNaN()); }
    public void badSelf(Double x) { if (x != null) assert x.doubleValue() == x.doubleValue(); }
    public void badIdentity(Double x, Double y) { if (x != null && x.equals(y)) assert x == y; }
    public void okZero(Double x) { if (x != null && x == 0) assert x.equals(0.0) || x.equals(-0.0); }
    public void badZero(Double x) { if (x != null && x == 0) assert x.equals(0.0); }
    public void badUnbox() { double d = total; }
    public void okField() { if (total != null) total = total + 0; assert total == null || total.equals(total); }
    public void badField() { if (total != null && total > 0) assert total > 0.5; }
    public void badFloat() { if (share != null) assert !share.isInfinite(); }
    public void okFloat(Float f) { if (f != null) { double d = f; assert Double.isNaN(d) || (float) d == f; } }
    public void badFloatLong(Float f) { if (f != null) assert f.equals((double) f); }
    public void okList(List<Double> l) { if (l != null) for (Double d : l) if (d != null) assert l.size() <= 3; }
    public void badList(List<Double> l) { if (l != null) for (Double d : l) if (d != null) assert d >= 0 || d < 0; }
    public void badNumber(Number n) { if (n != null) assert n.intValue() != 1; }
    public void okClass(Class<?> c) { if (c != null) assert !c.isPrimitive() && c.isAssignableFrom(c); }
    public void badClass(Class<?> c) { if (c != null) assert !c.isInterface(); }
    public void badClassName(Class<?> c) { if (c == String.class) assert c.getSimpleName().isEmpty(); }
    public void okLocale(Locale l) { if (l != null) assert l.equals(l) && l.getLanguage().length() <= 2; }
    public void badLocale(Locale l) { if (l != null) assert l.getCountry().isEmpty(); }
}
