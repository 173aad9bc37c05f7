// A call or two of many parts of the library: time, numbers, streams, texts.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.math.*;
import java.time.*;
import java.text.*;
import java.util.regex.*;
public class LibraryTour {
    static void t(String n, Callable2 c) {
        try {
            System.out.println(n + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(n + " threw " + e);
        }
    }
    interface Callable2 {
        Object call() throws Throwable;
    }
    sealed interface S permits A, B {}
    record A(int x) implements S {}
    record B(String y, List<Integer> z) implements S {}
    public static void main(String[] a) {
        t("dur",
            ()
                -> Duration.ofSeconds(3661).toString()
                + Duration.between(LocalTime.of(1, 2), LocalTime.of(3, 4)));
        t("date",
            ()
                -> LocalDate.of(2024, 2, 28).plusDays(2) + " "
                + LocalDate.of(2024, 1, 1).getDayOfWeek() + " "
                + LocalDateTime.of(2020, 1, 2, 3, 4, 5)
                + Period.between(LocalDate.of(2000, 1, 1), LocalDate.of(2024, 5, 6)));
        t("parse", () -> LocalDate.parse("2024-03-05").getDayOfYear());
        t("instant", () -> Instant.ofEpochSecond(1000000000L).toString());
        t("zdt", () -> ZonedDateTime.of(2020, 1, 1, 1, 1, 1, 0, ZoneOffset.UTC).toString());
        t("big",
            ()
                -> new BigDecimal("1.10")
                       .add(new BigDecimal("2.205"))
                       .setScale(2, RoundingMode.HALF_EVEN)
                + " " + BigInteger.TWO.pow(200).mod(BigInteger.valueOf(97))
                + new BigInteger("123456789012345678901234567890").sqrt()
                + BigInteger.valueOf(97).isProbablePrime(20));
        t("bdiv", () -> BigDecimal.ONE.divide(BigDecimal.valueOf(3), MathContext.DECIMAL64));
        t("bdiv2", () -> BigDecimal.ONE.divide(BigDecimal.valueOf(3)));
        t("coll",
            ()
                -> Stream.of("a", "bb", "cc", "ddd")
                       .collect(Collectors.groupingBy(
                           String::length, TreeMap::new, Collectors.joining("+"))));
        t("part",
            ()
                -> IntStream.range(0, 20).boxed().collect(
                    Collectors.partitioningBy(x -> x % 3 == 0, Collectors.summingInt(x -> x))));
        t("par", () -> IntStream.range(0, 1000).parallel().sum());
        t("par2",
            ()
                -> List.of(1, 2, 3, 4)
                       .parallelStream()
                       .map(x -> x * 2)
                       .collect(Collectors.toList()));
        t("psort", () -> {
            int[] x = new Random(1).ints(20000).toArray();
            Arrays.parallelSort(x);
            return x[0] + " " + x[19999];
        });
        t("stats", () -> DoubleStream.of(1, 2, 3.5).summaryStatistics());
        t("iter",
            ()
                -> Stream.iterate(1, x -> x * 3)
                       .limit(8)
                       .map(String::valueOf)
                       .collect(Collectors.joining(",", "[", "]")));
        t("flat",
            ()
                -> Stream.of(List.of(1, 2), List.of(3))
                       .flatMap(List::stream)
                       .mapToInt(Integer::intValue)
                       .max()
                       .getAsInt());
        t("regex", () -> {
            Matcher m = Pattern.compile("(?<k>\\w+)=(\\d+)").matcher("ab=12, c=3");
            StringBuilder sb = new StringBuilder();
            while (m.find()) sb.append(m.group("k")).append(m.group(2));
            return sb + "x1y2".replaceAll("[0-9]", "<$0>")
                + Pattern.compile("\\s*,\\s*").splitAsStream("a , b,c").toList()
                + "Ünï".matches("(?iu)üNÏ");
        });
        t("fmt",
            ()
                -> String
                       .format("%08.3f|%+d|%-6s|%6s|%x|%o|%e|%g|%h|%S|%n", Math.PI, 5, "ab", "cd",
                           255, 8, 12345.678, 0.0001234, "hi", "up")
                       .trim());
        t("decfmt", () -> new DecimalFormat("#,##0.00").format(1234.5));
        t("numfmt", () -> NumberFormat.getInstance().format(1234567.891));
        t("msgfmt", () -> MessageFormat.format("{0} is {1}", "a", 3));
        t("rec",
            ()
                -> new B("q", List.of(1, 2)) + " " + new A(3).equals(new A(3))
                + new B("x", null).hashCode());
        t("text",
            ()
                -> "a\tb".translateEscapes() + " x ".strip() + "ab".repeat(3) + "A-B".toLowerCase()
                + "l1\nl2".lines().count() + "x".isBlank() + String.join("/", List.of("p", "q"))
                + "abc".chars().sum() + "%d".formatted(4) + "  i".indent(2));
        t("sj", () -> {
            StringJoiner j = new StringJoiner("-", "<", ">");
            j.add("1").add("2");
            return j;
        });
        t("opt",
            () -> Optional.of(3).map(x -> x + 1).filter(x -> x > 3).or(() -> Optional.of(0)).get());
        t("unmod", () -> {
            List.of(1).add(2);
            return 0;
        });
        t("ums", () -> {
            Collections.unmodifiableMap(new HashMap<>()).put(1, 1);
            return 0;
        });
        t("cme", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            for (Integer i : l) l.remove(i);
            return l;
        });
        t("sub",
            ()
                -> new ArrayList<>(List.of(1, 2, 3, 4)).subList(1, 3) + " "
                + new LinkedList<>(List.of(1, 2)).descendingIterator().next());
        t("enumset",
            ()
                -> EnumSet.range(DayOfWeek.TUESDAY, DayOfWeek.FRIDAY) + " "
                + new EnumMap<>(Map.of(DayOfWeek.MONDAY, 1)));
        t("bits",
            ()
                -> BitSet.valueOf(new long[] {0b1011}) + " " + Long.toBinaryString(5)
                + Integer.toHexString(-1) + Integer.reverse(1) + Long.numberOfTrailingZeros(8)
                + Integer.highestOneBit(100) + Character.getNumericValue('7')
                + Integer.parseInt("-7f", 16) + Long.parseUnsignedLong("18446744073709551615")
                + Integer.toUnsignedString(-1) + Integer.compareUnsigned(1, -1));
        t("dbl",
            ()
                -> Double.parseDouble("1e-5") + " " + Double.toString(1e21)
                + Float.parseFloat("3.4e38") + Double.MIN_VALUE + Double.toHexString(0.1)
                + (0.1 + 0.2) + (float) 1 / 3 + 100.0 + 1e7 + 1.0e-3 + Double.compare(0.0, -0.0)
                + Double.NaN);
        t("hash",
            ()
                -> Objects.hash(1, "a", null) + " " + Arrays.hashCode(new int[] {1, 2})
                + List.of(1, 2).hashCode() + Map.of("a", 1).hashCode() + "hello".hashCode()
                + Boolean.hashCode(true) + Double.hashCode(1.5));
        t("base64",
            ()
                -> Base64.getEncoder().encodeToString("hello".getBytes())
                + new String(Base64.getDecoder().decode("aGVsbG8=")));
        t("crc", () -> {
            var c = new java.util.zip.CRC32();
            c.update("abc".getBytes());
            return c.getValue();
        });
        t("props", () -> {
            Properties p = new Properties();
            p.load(new java.io.StringReader("a=1\nb : 2"));
            return p.getProperty("b");
        });
        t("thread", () -> {
            StringBuilder sb = new StringBuilder();
            Thread th = new Thread(() -> sb.append("ran"));
            return th.getName() + th.isAlive() + th.getState();
        });
        t("timer", () -> {
            Thread.sleep(5);
            return Thread.currentThread().getStackTrace()[1].getMethodName();
        });
        t("uuid",
            ()
                -> UUID.fromString("123e4567-e89b-12d3-a456-426614174000").version() + " "
                + new UUID(1, 2));
        t("wait", () -> {
            Object o = new Object();
            synchronized (o) {
                o.wait(10);
            }
            return "waited";
        });
    }
}
