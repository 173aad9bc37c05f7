// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class BoundedList extends ArrayList<Integer> {
    static final int MOST = 2;

    @Declarative public boolean repOk() { return size() <= MOST; }

    @Override
    public boolean add(Integer x) {
        if (size() >= MOST) return false;
        return super.add(x);
    }

    public void okPush(int x) { boolean done = add(x); assert !done || get(size() - 1) == x; }

    public void badPush(int x) { super.add(x); }

    public void badInsert(int x) { add(0, x); }

    public Integer okTop() { return isEmpty() ? null : remove(size() - 1); }

    public Integer badTop() { return remove(size() - 1); }
}
