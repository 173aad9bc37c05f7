// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
import java.util.stream.*;

/** Streams and iterators as arguments: of lists. */
public class ViewArguments {
    int n;

    @Declarative public boolean repOk() { return true; }

    public void okCount(Stream<Integer> s) { if (s != null) n = s.count() > 3 ? 0 / 0 : 1; }

    public void badCount(Stream<Integer> s) { if (s != null) assert s.count() < 2; }

    public void badTwice(Stream<Integer> s) {
        if (s == null) return;
        s.count();
        s.count();
    }

    public void okFilter(Stream<Integer> s) {
        if (s != null) assert s.filter(x -> x != null && x > 1).allMatch(x -> x == 2);
    }

    public void badSum(Stream<Integer> s) { if (s != null) n = s.mapToInt(x -> x).sum(); }

    public void okBack(ListIterator<String> i) {
        if (i == null || !i.hasNext()) return;
        String s = i.next();
        assert i.hasPrevious() && i.previous() == s && i.nextIndex() == 0;
    }

    public void badBack(ListIterator<String> i) { if (i != null) i.previous(); }
}
