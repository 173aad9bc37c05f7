// chars() and codePoints() streams over strings, collected in several ways
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class StringChars {
    public static void main(String[] args) {
        String s = "mississippi river";
        System.out.println(s.chars().filter(c -> c == 's').count() + " " + s.chars().sum() + " " + s.chars().max().getAsInt() + " " + s.chars().distinct().count());
        TreeMap<Character, Long> counts = s.chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting()));
        System.out.println(counts);
        System.out.println(s.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining()));
        System.out.println(s.chars().mapToObj(c -> String.valueOf((char) (c + 1))).collect(Collectors.joining(",", "<", ">")));
        System.out.println(s.codePoints().limit(4).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.range(0, s.length()).map(i -> s.charAt(s.length() - 1 - i)).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
        System.out.println(s.chars().allMatch(Character::isLetter) + " " + s.chars().anyMatch(Character::isWhitespace) + " " + s.chars().noneMatch(c -> c == 'z'));
        System.out.println("a\nbb\nccc".lines().map(String::length).collect(Collectors.toList()) + " " + "x y z".replace(" ", "").chars().reduce(0, (a, c) -> a * 10 + c));
        System.out.println(new StringBuilder("builder").chars().filter(c -> c > 'e').mapToObj(c -> "" + (char) c).collect(Collectors.toList()));
    }
}
