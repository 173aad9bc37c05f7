// Optional and its primitive forms: map, flatMap, filter, or, orElse, ifPresent, errors
import java.util.*;

public class OptionalOps {
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    static int lazy;

    public static void main(String[] args) {
        for (String s : new String[] {"12", "x", "-5"}) {
            Optional<Integer> o = parse(s);
            System.out.println(o + " " + o.isPresent() + o.isEmpty() + o.map(x -> x * 2) + o.filter(x -> x > 0) + o.flatMap(x -> parse("" + x + x)) + o.orElse(-1) + o.orElseGet(() -> ++lazy) + o.or(() -> Optional.of(9)) + o.hashCode() + o.stream().count());
            o.ifPresentOrElse(x -> System.out.println("got " + x), () -> System.out.println("none"));
            o.ifPresent(x -> System.out.println("present"));
        }
        System.out.println(lazy + " " + Optional.ofNullable(null) + Optional.ofNullable("v") + Optional.empty().equals(Optional.empty()) + Optional.of(1).equals(Optional.of(1)) + Optional.of("x").map(y -> (String) null));
        try {
            Optional.empty().get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.empty().orElseThrow(() -> new IllegalStateException("custom"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(OptionalInt.of(3) + " " + OptionalInt.empty() + OptionalLong.of(5).getAsLong() + OptionalDouble.of(2.5).orElse(0) + OptionalInt.empty().orElse(7));
    }
}
