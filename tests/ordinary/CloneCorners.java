// expect: bad... violated, others hold at --ints 0..3 --arrays 3
import glassbox.*;
import java.util.*;
public class CloneCorners implements Cloneable, Comparable<CloneCorners> {
    int[] data; int id; 
    @Declarative public boolean repOk() { return data != null && id >= 0; }
    @Override protected CloneCorners clone() { try { return (CloneCorners) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
    @Override public int compareTo(CloneCorners o) { return o == null ? 1 : Integer.compare(id, o.id); }
    public void okShallow() { CloneCorners c = clone(); assert c != this && c.data == data && c.id == id && c.getClass() == getClass(); }
    public void badShallow() { CloneCorners c = clone(); if (c.data.length > 0) { c.data[0]++; assert data[0] < c.data[0]; } }
    public void okDeep() { CloneCorners c = clone(); c.data = data.clone(); if (data.length > 0) { c.data[0]++; assert data[0] + 1 == c.data[0]; } assert c.data != data; }
    static class NoClone { Object copy() throws CloneNotSupportedException { return super.clone(); } }
    public void badNoClone() throws Exception { try { new NoClone().copy(); } catch (CloneNotSupportedException e) { throw new IllegalStateException(); } finally { id = -1; } }
    public void okMatrix() { int[][] m = {{1, 2}, {3}}, c = m.clone(); c[0][0] = 9; assert m[0][0] == 9 && c != m && c[1] == m[1]; c[1] = null; assert m[1] != null; }
    public void okArrays() { int[] a = Arrays.copyOf(data, data.length + 1); assert a[data.length] == 0 && Arrays.mismatch(a, data) == data.length && Arrays.equals(Arrays.copyOfRange(a, 0, data.length), data); Arrays.fill(a, 7); assert Arrays.stream(a).allMatch(x -> x == 7); }
    public void badCopy(int k) { Arrays.copyOf(data, k - 1); }
    public void badRange(int k) { Arrays.copyOfRange(data, k, 2); }
    public void okSort() { int[] a = data.clone(); Arrays.sort(a); for (int i = 1; i < a.length; i++) assert a[i - 1] <= a[i]; assert a.length == 0 || Arrays.binarySearch(a, a[0]) >= 0; }
    public void badSort() { Arrays.sort(data, 1, 2); }
    public void okArraycopy() { if (data.length == 3) { int a = data[0], b = data[1]; System.arraycopy(data, 0, data, 1, 2); assert data[1] == a && data[2] == b && data[0] == a; } }
    public void badArraycopy(int k) { System.arraycopy(data, 0, new int[2], 0, k); }
    public void okDeepEq() { int[][] a = {{1}, {2}}, b = {{1}, {2}}; assert Arrays.deepEquals(a, b) && !Arrays.equals(a, b) && Arrays.deepToString(a).equals("[[1], [2]]") && Arrays.hashCode(new int[] {1}) == 32 && Arrays.toString((int[]) null).equals("null"); }
    public void okAsListSort() { Integer[] b = {2, 3, 1}; Arrays.sort(b, Collections.reverseOrder()); assert Arrays.asList(b).equals(List.of(3, 2, 1)); }
    public void okSetAll(int k) { int[] a = new int[k]; Arrays.setAll(a, i -> i * i); for (int i = 0; i < k; i++) assert a[i] == i * i; Arrays.parallelPrefix(a, Integer::sum); assert k < 3 || a[2] == 5; }
    public void okCompare() { assert Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) < 0 && Arrays.compare(new int[] {1}, new int[] {1, 0}) < 0; }
    public void okMutParam(int[] p) { if (p != null && p.length > 0) { int[] q = p; q[0] = 3; assert p[0] == 3; } }
    public void badAliasParam(int[] p) { if (p != null && p.length > 0) { int o = p[0]; p[0] = o + 1; p = new int[] {o}; assert p[0] == o + 1; } }
    public void okJagged(int k) { int[][] t = new int[4][]; for (int i = 0; i < 4; i++) { t[i] = new int[i + 1]; t[i][0] = t[i][i] = 1; for (int j = 1; j < i; j++) t[i][j] = t[i - 1][j - 1] + t[i - 1][j]; } int s = 0; for (int v : t[k]) s += v; assert s == 1 << k; }
    public void badJagged() { int[][] t = new int[2][]; t[1][0] = 1; }
    public void okDefaults() { boolean[] b = new boolean[1]; char[] c = new char[1]; String[] s = new String[1]; double[] d = new double[1]; assert !b[0] && c[0] == '\0' && s[0] == null && d[0] == 0.0; }
    public void okCmp(CloneCorners o) { assert compareTo(o) == (o == null ? 1 : id == o.id ? 0 : id < o.id ? -1 : 1); }
    public void badCmp(CloneCorners o) { assert compareTo(o) == -o.compareTo(this) && o != this || compareTo(o) == 0 && o != this; }
    public void okListClone() { ArrayList<int[]> a = new ArrayList<>(); a.add(data); @SuppressWarnings("unchecked") ArrayList<int[]> b = (ArrayList<int[]>) a.clone(); assert b.get(0) == data && b.equals(a) && b != a; }
}
