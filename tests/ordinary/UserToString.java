// expect: bad... violated, others hold at --ints 0..3
public class UserToString {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    @Override public String toString() { return "U" + n; }
    @Override public boolean equals(Object o) { return o instanceof UserToString && ((UserToString) o).n == n; }
    @Override public int hashCode() { return java.util.Objects.hash(n); }
    public void okText() { assert toString().equals("U" + n); assert ("" + this).length() == 2; }
    public void badText() { assert !toString().equals("U3"); }
    public void okEq(int k) { UserToString u = new UserToString(); u.n = k; if (u.equals(this)) assert u.hashCode() == hashCode(); }
    public void badEq(int k) { UserToString u = new UserToString(); u.n = k; assert u.equals(this); }
}
