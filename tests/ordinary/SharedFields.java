// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

/** One list in two final fields: the first one's, or what a parcel brought. */
public class SharedFields {
    static class Parcel { final List<Integer> list = new ArrayList<>(); }
    private final List<Integer> all, same;

    SharedFields() { all = new ArrayList<>(); same = all; }
    SharedFields(Parcel p) { all = p.list; same = p.list; }

    @Declarative boolean repOk() { return all != null && same != null; }

    public int count() { return all.size(); }
    public void badAdd(int x) {
        int n = same.size();
        all.add(x);
        assert same.size() == n;
    }
}
