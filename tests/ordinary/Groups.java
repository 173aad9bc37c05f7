// expect: bad... violated, others hold at --ints 0..2 --objects String=2
import glassbox.*;
import java.util.*;
import java.util.stream.*;

public class Groups {
    record Person(String name, int age) {}

    @Declarative public boolean repOk() { return true; }

    public void okRecords(int a, int b) { assert new Person("x", a).equals(new Person("x", b)) == (a == b); }
    public void badRecords(int a, int b) { assert new Person("x", a) != new Person("x", b) && !new Person("x", a).equals(new Person("x", b)); }
    public void okOldest(List<Person> all) {
        if (all == null || all.contains(null)) return;
        Optional<Person> oldest = all.stream().max(Comparator.comparingInt(Person::age));
        assert oldest.isPresent() == !all.isEmpty();
        for (Person p : all) assert p.age() <= oldest.get().age();
    }
    public void badOldest(List<Person> all) {
        if (all == null || all.contains(null)) return;
        Person oldest = all.stream().max(Comparator.comparingInt(Person::age)).get();
        assert oldest.age() >= 0;
    }
    public void okByAge(List<Person> all) {
        if (all == null || all.contains(null)) return;
        Map<Integer, List<Person>> by = all.stream().collect(Collectors.groupingBy(Person::age));
        assert by.values().stream().mapToInt(List::size).sum() == all.size();
    }
    public void badByName(List<Person> all) {
        if (all == null || all.contains(null)) return;
        all.stream().collect(Collectors.toMap(Person::age, Person::name));
    }
    public void okSum(int[] xs) { if (xs != null) { int s = 0; for (int x : xs) s += x; assert IntStream.of(xs).sum() == s; } }
    public void badSum(int[] xs) { if (xs != null) assert Arrays.stream(xs).max().getAsInt() >= 0; }
}
