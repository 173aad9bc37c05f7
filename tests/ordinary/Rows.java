// expect: bad... violated, others hold at --ints 0..1 --arrays 2
/** Arrays of arrays: once a small violation is known, numbers in larger ones do not matter. */
public class Rows {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void badRow(int[][] m) { if (m != null && m.length > 0) n = m[0].length; }
}
