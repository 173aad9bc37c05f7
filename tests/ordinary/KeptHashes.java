// expect: bad... violated, others hold at --objects String=2
import glassbox.Declarative;
import java.util.HashSet;
import java.util.Set;

// A text keeps its hash code once somebody asks for it: the invariant may ask one that the
// operation has made.
class KeptHashes {
    String first, second;

    @Declarative
    boolean repOk() {
        Set<Object> seen = new HashSet<>();
        seen.remove(first);
        return first != null && seen.add(first) && seen.add(second);
    }

    public void extend() {
        String longer = first + second + "!";
        if (second == null || longer.length() > first.length() + second.length()) {
            second = first;
            first = longer;
        }
    }

    public void badExtend() {
        first = second + "!";
        second = first.substring(0, first.length());
    }
}
