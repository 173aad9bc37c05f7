// object streams: collectors, grouping, partitioning, sorting, flatMap, reduction, toMap
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class StreamsCollect {
    record Emp(String name, String dept, int salary) { }

    public static void main(String[] args) {
        List<Emp> es = List.of(new Emp("ann", "dev", 100), new Emp("bob", "ops", 80), new Emp("cat", "dev", 120), new Emp("dan", "hr", 60), new Emp("eve", "ops", 90));
        System.out.println(es.stream().map(Emp::name).map(String::toUpperCase).collect(Collectors.joining(", ", "[", "]")));
        TreeMap<String, List<String>> g = es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.mapping(Emp::name, Collectors.toList())));
        System.out.println(g);
        TreeMap<String, Integer> sums = es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.summingInt(Emp::salary)));
        System.out.println(sums);
        System.out.println(new TreeMap<>(es.stream().collect(Collectors.groupingBy(Emp::dept, Collectors.averagingInt(Emp::salary)))));
        System.out.println(es.stream().collect(Collectors.partitioningBy(e -> e.salary() > 85, Collectors.counting())));
        System.out.println(new TreeMap<>(es.stream().collect(Collectors.toMap(Emp::name, Emp::salary))) + " " + new TreeMap<>(es.stream().collect(Collectors.toMap(Emp::dept, Emp::salary, Integer::max))));
        try {
            es.stream().collect(Collectors.toMap(Emp::dept, Function.identity()));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(es.stream().sorted(Comparator.comparing(Emp::salary).reversed()).limit(2).map(Emp::name).toList() + " " + es.stream().min(Comparator.comparing(Emp::salary)).get() + es.stream().mapToInt(Emp::salary).sum());
        System.out.println(Stream.of("a b", "c d e").flatMap(s -> Arrays.stream(s.split(" "))).collect(Collectors.toList()) + " " + Stream.of(5, 3, 8).reduce(Integer::max) + Stream.of(1, 2, 3).reduce(10, Integer::sum) + Stream.<Integer>empty().reduce(Integer::sum));
        System.out.println(Stream.iterate("x", s -> s + "y").limit(4).collect(Collectors.toList()) + " " + Stream.of(3, 1, 2).sorted(Collections.reverseOrder()).collect(Collectors.toCollection(LinkedList::new)) + Stream.of(1, 1, 2).collect(Collectors.toCollection(TreeSet::new)));
        System.out.println(Stream.of("bb", "a", "ccc").collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.size())) + " " + Stream.of("bb", "a", "ccc").collect(Collectors.maxBy(Comparator.comparing(String::length))) + Stream.of(1, 2, 3, 4).collect(Collectors.reducing(0, x -> x * x, Integer::sum)));
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(x -> x), (a, b) -> a + "/" + b)) + " " + Stream.of("x", "yy").collect(Collectors.flatMapping(s -> s.chars().boxed(), Collectors.toList())) + Stream.of(1, 2, 3).collect(Collectors.filtering(x -> x != 2, Collectors.toList())));
        System.out.println(Stream.of("p", "q", "r").skip(1).findFirst().get() + Stream.of(1, 2).count() + Stream.of(1, 2, 3).allMatch(x -> x > 0) + Stream.concat(Stream.of(1), Stream.of(2)).map(x -> x + 1).toList() + Arrays.toString(Stream.of("a", "b").toArray(String[]::new)));
        List<Integer> out = new ArrayList<>();
        Stream.of(4, 5, 6).forEachOrdered(out::add);
        System.out.println(out + " " + es.stream().collect(Collectors.summarizingInt(Emp::salary)) + Stream.of(1, 2, 3, 4, 5).mapMulti((Integer x, java.util.function.Consumer<Object> c) -> { if (x % 2 == 1) { c.accept(x); c.accept(-x); } }).toList());
        Map<Integer, Map<Character, Long>> nested = Stream.of("apple", "avocado", "bean", "beet", "corn").collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.groupingBy(s -> s.charAt(0), TreeMap::new, Collectors.counting())));
        System.out.println(nested);
        Iterable<Integer> it = () -> Stream.of(7, 8).iterator();
        int n = 0;
        for (int x : it) n = n * 10 + x;
        System.out.println(n + StreamSupport.stream(it.spliterator(), false).map(String::valueOf).collect(Collectors.joining("+")));
    }
}
