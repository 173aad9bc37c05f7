// expect: bad... violated, others hold at --ints 0..2 --arrays 2
import glassbox.*;
import java.util.*;
public class Cloned implements Cloneable {
    int[] data = {1}; int n; List<Integer> items = new ArrayList<>();
    @Declarative public boolean repOk() { return n >= 0 && data != null && items != null; }
    @Override protected Cloned clone() { try { return (Cloned) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
    public void okClone() { Cloned c = clone(); assert c != this && c.data == data && c.n == n; c.n++; assert n == c.n - 1; }
    public void badClone() { Cloned c = clone(); if (data.length > 0) { int o = data[0]; c.data[0] = o + 1; assert data[0] == o; } }
    public void okArray() { int[] d = data.clone(); if (d.length > 0) { d[0]++; assert d[0] != data[0]; } assert d.length == data.length; }
    public void badDeep() { int[][] m = {{1}, {2}}; int[][] c = m.clone(); c[0][0] = 5; assert m[0][0] == 1; }
    public void badItems(int k) { Cloned c = clone(); int s = items.size(); c.items.add(k); assert items.size() == s; }
    public void okItems(int k) { List<Integer> copy = new ArrayList<>(items); copy.add(k); assert copy.size() == items.size() + 1; }
}
