// expect: bad... violated, others hold at --ints 0..2 --arrays 2
public class ArraysMethods {
    int[] a = {};
    @glassbox.Declarative public boolean repOk() { return a != null; }
    public void okEquals(int[] b) { if (java.util.Arrays.equals(a, b)) assert b != null && a.length == b.length; }
    public void badEquals(int[] b) { if (b != null && b.length == a.length) assert java.util.Arrays.equals(a, b); }
    public void okClone() { int[] c = a.clone(); assert c != a && java.util.Arrays.equals(a, c); }
    public void badClone() { int[] c = a.clone(); if (c.length > 0) { c[0]++; assert java.util.Arrays.equals(a, c); } }
    public void okSort() { java.util.Arrays.sort(a); assert a.length < 2 || a[0] <= a[1]; }
    public void badSort() { int[] c = a.clone(); java.util.Arrays.sort(a); assert java.util.Arrays.equals(a, c); }
    public void okFill(int k) { java.util.Arrays.fill(a, k); for (int x : a) assert x == k; }
    public void badFill(int k) { java.util.Arrays.fill(a, 0, k, 1); }
    public void okText() { assert java.util.Arrays.toString(new int[] {1, 2}).equals("[1, 2]"); }
    public void okHash(int[] b) { if (java.util.Arrays.equals(a, b)) assert java.util.Arrays.hashCode(a) == java.util.Arrays.hashCode(b); }
    public void badHash(int[] b) { if (b != null) assert java.util.Arrays.hashCode(a) == java.util.Arrays.hashCode(b); }
}
