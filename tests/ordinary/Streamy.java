// expect: bad... violated, others hold at --ints 0..3 --arrays 3
import glassbox.*;
import java.util.*;
import java.util.stream.*;
public class Streamy {
    private final int[] data = new int[3]; private int n;
    @Declarative public boolean repOk() { return n >= 0 && n <= 3 && data != null && data.length == 3; }
    public int okSum() { int s = Arrays.stream(data).sum(), t = 0; for (int x : data) t += x; assert s == t; return s; }
    public void badAverage() { assert IntStream.of(data).limit(n).average().getAsDouble() >= 0; }
    public void okSorted() { int[] s = Arrays.stream(data).sorted().toArray(); assert s[0] <= s[1] && s[1] <= s[2]; }
    public void badDistinct() { assert Arrays.stream(data).distinct().count() == 3; }
    public void okGroup() { Map<Boolean, List<Integer>> m = Arrays.stream(data).boxed().collect(Collectors.partitioningBy(x -> x > 1)); assert m.get(true).size() + m.get(false).size() == 3; }
    public void badGroup() { Map<Integer, Long> m = Arrays.stream(data).boxed().collect(Collectors.groupingBy(x -> x, Collectors.counting())); assert m.size() == 3; }
    public void badToMap() { Map<Integer, Integer> m = Arrays.stream(data).boxed().collect(Collectors.toMap(x -> x, x -> 1)); }
    public void okToMap() { Map<Integer, Integer> m = Arrays.stream(data).boxed().collect(Collectors.toMap(x -> x, x -> 1, Integer::sum)); int s = 0; for (int v : m.values()) s += v; assert s == 3; }
    public void okReduce() { assert IntStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b) <= 6; }
    public void badReuse() { Stream<Integer> s = Stream.of(1, 2); s.count(); if (n > 2) s.count(); }
    public void okMatch() { assert IntStream.of(data).allMatch(x -> x < 3) == !IntStream.of(data).anyMatch(x -> x >= 3); }
    public void badFindFirst() { IntStream.of(data).filter(x -> x == n).findFirst().getAsInt(); }
    public void okIterate() { assert Stream.iterate(1, x -> x * 2).limit(n + 1).mapToInt(x -> x).max().getAsInt() == 1 << n; }
    public void badImmutable() { List<Integer> l = IntStream.of(data).boxed().toList(); if (n == 1) l.add(1); }
    public void okFlat() { assert Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).mapToInt(Integer::intValue).sum() == 6; }
}
