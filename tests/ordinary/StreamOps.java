// expect: bad... violated, others hold at --ints 0..3
public class StreamOps {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okSum(int k) { assert java.util.stream.IntStream.rangeClosed(1, k).sum() == k * (k + 1) / 2; }
    public void badSum(int k) { assert java.util.stream.IntStream.range(1, k).sum() == k * (k + 1) / 2; }
    public void okList(int k) { java.util.List<Integer> l = java.util.stream.Stream.of(1, 2, 3).filter(x -> x > k).collect(java.util.stream.Collectors.toList()); assert l.size() == 3 - k; }
    public void badList(int k) { assert java.util.stream.Stream.of(1, 2, 3).map(x -> x * k).reduce(0, Integer::sum) != 12; }
    public void okJoin(int k) { assert String.join(",", "a", "" + k).equals("a," + k); }
    public void badOptional(int k) { java.util.stream.Stream.of(1, 2).filter(x -> x == k).findFirst().get(); }
    public void okOptional(int k) { assert java.util.Optional.of(k).map(x -> x + 1).get() == k + 1; assert java.util.Optional.empty().isEmpty(); }
}
