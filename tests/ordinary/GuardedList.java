// expect: bad... violated, others hold at --ints 0..2
public class GuardedList<E> extends java.util.ArrayList<E> {
    int adds;
    @glassbox.Declarative public boolean repOk() { return adds >= 0; }
    @Override public boolean add(E x) { adds++; int s = size(); boolean r = super.add(x); assert size() == s + 1 && get(s) == x; return r; }
    public void okClear() { clear(); assert isEmpty(); }
    public void badFirst() { get(0); }
    public void badUnique(E x) { super.add(x); assert indexOf(x) == size() - 1; }
    public void badShort() { assert size() < 3; }
}
