// expect: bad... violated, others hold at --ints 0..1 --arrays 1
import glassbox.*;
import java.util.*;

/** A list that was given, or a new one: whoever gave it still has it. */
public class TakenOrNew {
    private List<Integer> items = new ArrayList<>();
    private Set<Integer> seen = new HashSet<>();
    private List<Integer> own = new ArrayList<>();

    @Declarative boolean repOk() { return items != null && seen != null && own != null; }

    public void take(List<Integer> given, Set<Integer> known) {
        items = given != null ? given : new ArrayList<>();
        Set<Integer> s = known;
        if (s == null) s = new HashSet<>();
        seen = s;
    }
    public void renew(boolean whole) {
        List<Integer> fresh = null;
        if (whole) fresh = new ArrayList<>();
        if (fresh != null) own = fresh;
    }
    public void badGrow(List<Integer> given) {
        if (given == null) return;
        int n = items.size();
        given.add(1);
        assert items.size() == n;
    }
    public void badClear(Set<Integer> known) {
        if (known == null || seen.isEmpty()) return;
        known.clear();
        assert !seen.isEmpty();
    }
    public void okGrow(List<Integer> given) {
        if (given == null) return;
        int n = own.size();
        given.add(1);
        assert own.size() == n;
    }
}
