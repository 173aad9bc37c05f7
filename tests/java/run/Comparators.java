// Comparable and Comparator: comparing, thenComparing, reversed, nulls, natural order, comparators of primitives
import java.util.*;

public class Comparators {
    record Person(String name, int age, double height, String city) { }

    static class ByLast implements Comparator<String> {
        @Override public int compare(String a, String b) { return Character.compare(a.charAt(a.length() - 1), b.charAt(b.length() - 1)); }
    }

    static class Version implements Comparable<Version> {
        final int[] parts;
        Version(String s) { parts = Arrays.stream(s.split("\\.")).mapToInt(Integer::parseInt).toArray(); }
        @Override public int compareTo(Version o) {
            for (int i = 0; i < Math.max(parts.length, o.parts.length); i++) {
                int a = i < parts.length ? parts[i] : 0, b = i < o.parts.length ? o.parts[i] : 0;
                if (a != b) return a < b ? -1 : 1;
            }
            return 0;
        }
        @Override public String toString() { return Arrays.toString(parts); }
    }

    static void show(List<Person> l, Comparator<Person> c) {
        List<Person> copy = new ArrayList<>(l);
        copy.sort(c);
        StringJoiner j = new StringJoiner(" ");
        for (Person p : copy) j.add(p.name());
        System.out.println(j);
    }

    public static void main(String[] args) {
        List<Person> l = List.of(new Person("ann", 30, 1.7, "oslo"), new Person("bob", 25, 1.8, "rome"), new Person("cat", 30, 1.6, null), new Person("dan", 25, 1.8, "oslo"), new Person("eve", 41, -0.0, "bonn"));
        show(l, Comparator.comparing(Person::name).reversed());
        show(l, Comparator.comparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder()));
        show(l, Comparator.comparingDouble(Person::height).thenComparingInt(p -> -p.age()).thenComparing(Person::name));
        show(l, Comparator.comparing(Person::city, Comparator.nullsFirst(Comparator.naturalOrder())).thenComparing(Person::name));
        show(l, Comparator.comparing(Person::city, Comparator.nullsLast(Comparator.<String>naturalOrder().reversed())).thenComparingDouble(Person::height));
        show(l, Comparator.<Person>comparingLong(p -> p.age() * 1000L).thenComparing(Comparator.comparing(p -> p.name().charAt(0))).reversed());
        List<String> words = new ArrayList<>(List.of("delta", "alpha", "echo", "bravo", "charlie"));
        words.sort(new ByLast().thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        words.sort(String.CASE_INSENSITIVE_ORDER.reversed());
        System.out.println(words);
        TreeSet<Version> vs = new TreeSet<>();
        for (String s : "1.2 1.10 1.2.0 0.9.9 2 1.2.1".split(" ")) vs.add(new Version(s));
        System.out.println(vs);
        System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Collections.<Integer>reverseOrder().compare(1, 2) + " " + Comparator.<Integer>reverseOrder().reversed().compare(1, 2));
        try {
            Comparator.<String>naturalOrder().compare("a", null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println("b".compareTo("a") + " " + Boolean.compare(false, true) + Character.compare('a', 'c') + Long.compare(1, 1) + Double.compare(0.0, -0.0));
    }
}
