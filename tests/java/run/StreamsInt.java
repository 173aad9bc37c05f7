// primitive streams: ranges, map, filter, reduce, boxed, statistics, iterate, flatMap, laziness
import java.util.*;
import java.util.stream.*;

public class StreamsInt {
    static boolean prime(int n) { return n > 1 && IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0); }

    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 10).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(3, 1, 2).max().getAsInt() + IntStream.empty().max());
        System.out.println(IntStream.range(0, 100).filter(StreamsInt::prime).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.iterate(1, x -> x * 3).limit(8).mapToObj(Integer::toString).collect(Collectors.joining(",")) + " " + IntStream.iterate(1, x -> x < 100, x -> x * 2).count());
        IntSummaryStatistics st = IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics();
        System.out.println(st.getMin() + " " + st.getMax() + " " + st.getAverage() + " " + st.getSum() + " " + st);
        System.out.println(Arrays.toString(IntStream.range(0, 5).map(x -> x * x).toArray()) + Arrays.toString(IntStream.of(3, 1, 2, 3).sorted().distinct().toArray()) + Arrays.toString(IntStream.range(0, 10).skip(7).toArray()));
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + DoubleStream.of(1.5, 2.5).sum() + " " + DoubleStream.iterate(1, d -> d / 2).limit(30).sum() + " " + IntStream.range(1, 5).asDoubleStream().average().getAsDouble());
        List<String> log = new ArrayList<>();
        int r = IntStream.range(0, 100).peek(x -> log.add("p" + x)).filter(x -> x % 4 == 3).peek(x -> log.add("f" + x)).map(x -> x * 10).findFirst().getAsInt();
        System.out.println(r + " " + log);
        System.out.println(IntStream.range(0, 4).flatMap(x -> IntStream.range(0, x)).boxed().collect(Collectors.toList()) + " " + IntStream.range(0, 10).anyMatch(x -> x == 5) + IntStream.range(0, 10).takeWhile(x -> x < 3).sum() + IntStream.range(0, 10).dropWhile(x -> x < 7).sum());
        PrimitiveIterator.OfInt it = IntStream.range(5, 8).iterator();
        int sum = 0;
        while (it.hasNext()) sum = sum * 10 + it.nextInt();
        System.out.println(sum + " " + new Random(7).ints(5, 0, 100).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 30).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(Collectors.joining(" ")));
        System.out.println(IntStream.concat(IntStream.of(1), IntStream.of(2, 3)).mapToLong(x -> x * 10000000000L).sum() + " " + IntStream.generate(() -> 7).limit(3).sum());
        IntStream used = IntStream.of(1);
        used.sum();
        try {
            used.sum();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
