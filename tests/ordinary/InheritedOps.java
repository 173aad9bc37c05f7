// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
interface OpsGreeter { default String okGreet(String w) { return "hi " + w; } default void badGreet(String w) { assert w.length() >= 0; } int size(); default boolean okEmpty() { return size() == 0; } }
abstract class OpsShape { protected int w, h; public int okArea() { int a = w * h; assert a >= 0; return a; } public void badGrow(int k) { w += k - 1; } public abstract void okReset(); public void okScale(int k) { w *= k; h *= k; assert w % Math.max(1, k) == 0; } }
public class InheritedOps extends OpsShape implements OpsGreeter {
    @Declarative public boolean repOk() { return w >= 0 && h >= 0 && w <= 3 && h <= 3 || w >= 0 && h >= 0; }
    @Override public void okReset() { w = h = 0; }
    public int size() { return w; }
    int cmp(InheritedOps o) { return Integer.compare(w * h, o.w * o.h); }
    public void okCmp(InheritedOps o) { if (o != null) assert Integer.signum(cmp(o)) == -Integer.signum(o.cmp(this)); }
    public void badCmp(InheritedOps o) { if (o != null && cmp(o) == 0) assert w == o.w; }
    @Override public boolean equals(Object o) { return o instanceof InheritedOps i && i.w == w && i.h == h; }
    @Override public int hashCode() { return Objects.hash(w, h); }
    public void okEq(InheritedOps o) { assert equals(this) && !equals(null) && (o == null || equals(o) == o.equals(this)); if (o != null && equals(o)) assert hashCode() == o.hashCode(); }
    public void badEq(InheritedOps o) { if (o != null && hashCode() == o.hashCode()) assert o == this; }
}
