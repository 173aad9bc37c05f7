// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

/** Who follows whom: each key has a set of its own, for the class puts new ones only. */
public class OwnSets {
    private final Map<Integer, Set<Integer>> followers = new TreeMap<>();

    @Declarative boolean repOk() {
        for (Map.Entry<Integer, Set<Integer>> e : followers.entrySet()) {
            if (e.getValue() == null) return false;
            for (Integer f : e.getValue()) if (f == null || f.equals(e.getKey())) return false;
        }
        return true;
    }
    public void join(int who) { followers.putIfAbsent(who, new TreeSet<>()); }
    public void follow(int who, int whom) {
        if (who == whom) return;
        Set<Integer> s = followers.get(whom);
        if (s == null) {
            s = new TreeSet<>();
            followers.put(whom, s);
        }
        s.add(who);
    }
    public void followSoon(int who, int whom) {
        if (who != whom) followers.computeIfAbsent(whom, k -> new TreeSet<>()).add(who);
    }
    public void badFollow(int who, int whom) {
        followers.computeIfAbsent(whom, k -> new TreeSet<>()).add(who);
    }
}
