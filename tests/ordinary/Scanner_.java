// expect: bad... violated, others hold at --ints 0..3
public class Scanner_ {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okSplit(int k) { String[] p = ("a," + k).split(","); assert p.length == 2 && Integer.parseInt(p[1]) == k; }
    public void badSplit(int k) { String[] p = ("a,," + k).split(","); assert p.length == 2; }
    public void okRegex(int k) { assert ("x" + k).matches("x[0-3]"); }
    public void badRegex(int k) { assert ("x" + k).matches("x[0-2]"); }
    public void okReplace(int k) { assert ("aXb" + k).replace("X", "").equals("ab" + k); }
    public void okCase(int k) { assert ("Ab" + k).toLowerCase().equals("ab" + k) && ("Ab" + k).equalsIgnoreCase("aB" + k); }
}
