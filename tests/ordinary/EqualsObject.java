// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.Objects;
public class EqualsObject {
    private int x; private String tag;
    @Declarative public boolean repOk() { return x >= 0; }
    @Override public boolean equals(Object o) { if (this == o) return true; if (o == null || getClass() != o.getClass()) return false; EqualsObject e = (EqualsObject) o; return x == e.x && Objects.equals(tag, e.tag); }
    @Override public int hashCode() { return 31 * x + (tag == null ? 0 : tag.hashCode()); }
    public boolean okEq(Object o) { boolean r = equals(o); if (o instanceof EqualsObject) assert r == o.equals(this); return r; }
    public boolean badEqTag(Object o) { if (!(o instanceof EqualsObject)) return false; EqualsObject e = (EqualsObject) o; return tag.equals(e.tag); }
    public void badEqHash(Object o) { EqualsObject e = o instanceof EqualsObject ? (EqualsObject) o : this; if (e.x == x) assert e.hashCode() == hashCode(); }
    public void okHash(Object o) { if (equals(o)) assert hashCode() == o.hashCode(); if (o instanceof EqualsObject e && e.x != x) assert !equals(e); }
    public boolean badCast(Object o) { return ((EqualsObject) o).x == x; }
    public void badSelf(Object o) { assert o != this; }
    public void badText(Object o) { if (o instanceof String s && s.isEmpty()) x = -1; }
    public void badBox(long k, Object o) { if (o instanceof Integer i) x = i - 1; }
    public void okBox(Object o) { if (o instanceof Integer i) x = i; else if (o instanceof String s) x = s.length(); }
    public void badPattern(Object o) { String d = o instanceof EqualsObject e ? "e" + e.x : o instanceof String s ? s : "?"; assert !d.equals("e2"); }
}
