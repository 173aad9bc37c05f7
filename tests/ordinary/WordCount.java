// expect: bad... violated, others hold at --ints 0..1 --objects String=3
import glassbox.*;
import java.util.*;
import java.util.stream.*;

public class WordCount {
    @Declarative public boolean repOk() { return true; }

    public Map<String, Long> count(List<String> words) {
        if (words == null || words.contains(null)) return Map.of();
        Map<String, Long> m = words.stream().collect(Collectors.groupingBy(w -> w, Collectors.counting()));
        long all = m.values().stream().mapToLong(x -> x).sum();
        assert all == words.size();
        return m;
    }

    public void badCount(List<String> words) {
        if (words == null || words.contains(null)) return;
        Map<String, Integer> m = new HashMap<>();
        for (String w : words) m.put(w, 1);
        int all = 0;
        for (int n : m.values()) all += n;
        assert all == words.size();
    }

    public void badGrouping(List<String> words) {
        if (words == null) return;
        words.stream().collect(Collectors.groupingBy(w -> w, Collectors.counting()));
    }

    public String okJoin(List<String> words) {
        if (words == null) return "";
        String s = words.stream().filter(Objects::nonNull).collect(Collectors.joining());
        int n = 0;
        for (String w : words) if (w != null) n += w.length();
        assert s.length() == n;
        return s;
    }

    public void badJoin(List<String> words) {
        if (words == null) return;
        assert words.stream().filter(Objects::nonNull).collect(Collectors.joining(",")).split(",").length == words.size();
    }

    public void okDistinct(List<String> words) {
        if (words == null) return;
        assert words.stream().distinct().count() == new HashSet<>(words).size();
    }
}
