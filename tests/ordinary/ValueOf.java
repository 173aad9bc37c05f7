// expect: bad... violated, others hold at --ints 0..3
// open: bdd,explicit: okObject
public class ValueOf {
    int n; Object o;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okValueOf(int k, boolean b) { assert String.valueOf(k).equals(Integer.toString(k)); assert String.valueOf(b).length() == (b ? 4 : 5); assert String.valueOf((Object) null).equals("null"); }
    public void badValueOf(int k) { assert !String.valueOf(k).equals("1"); }
    public void okChar(int k) { assert String.valueOf((char) ('a' + k)).charAt(0) == 'a' + k; }
    public void badChar(int k) { assert !String.valueOf((char) ('a' + k)).equals("c"); }
    public void okObject() { assert o == null || String.valueOf(o).startsWith("java.lang.Object@"); }
}
