// expect: bad... violated, others hold at --ints 0..2 --objects String=2
import glassbox.*;
import java.util.*;

public class Ballot {
    private final Map<String, Set<Integer>> votes = new LinkedHashMap<>();

    @Declarative
    public boolean repOk() {
        Set<Integer> seen = new HashSet<>();
        for (Set<Integer> voters : votes.values()) {
            if (voters == null || voters.isEmpty()) return false;
            for (Integer v : voters) if (v == null || !seen.add(v)) return false;
        }
        return true;
    }

    public void vote(String candidate, int voter) {
        for (Iterator<Set<Integer>> it = votes.values().iterator(); it.hasNext(); ) {
            Set<Integer> s = it.next();
            s.remove(voter);
            if (s.isEmpty()) it.remove();
        }
        votes.computeIfAbsent(candidate, c -> new HashSet<>()).add(voter);
    }

    public void badVote(String candidate, int voter) {
        votes.computeIfAbsent(candidate, c -> new HashSet<>()).add(voter);
    }

    public int badCount(String candidate) { return votes.get(candidate).size(); }
    public int count(String candidate) { return votes.getOrDefault(candidate, Collections.emptySet()).size(); }
}
