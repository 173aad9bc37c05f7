// split with limits and patterns, join, StringJoiner, StringTokenizer, Scanner-free tokenizing
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class StringSplitJoin {
    public static void main(String[] args) {
        String[] inputs = {"a,b,c", ",a,,b,,", "", ",", "abc", "a1b22c333", " x  y "};
        for (String s : inputs) {
            System.out.println(Arrays.toString(s.split(",")) + s.split(",").length + Arrays.toString(s.split(",", 2)) + Arrays.toString(s.split(",", -1)) + Arrays.toString(s.split("")) + Arrays.toString(s.split("[0-9]+")) + Arrays.toString(s.split("\\s+")));
        }
        System.out.println(Arrays.toString("a.b.c".split(".")) + Arrays.toString("a.b.c".split("\\.")) + Arrays.toString("a|b".split("|")) + Arrays.toString("a|b".split("\\|")) + Arrays.toString("one and two or three".split(" (and|or) ")));
        System.out.println(String.join("-", "a", "b", "c") + String.join(",", List.of()) + String.join("/", List.of("x")) + String.join("", "p", null, "q"));
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        System.out.println(j + " " + j.length());
        j.add("one").add("two");
        System.out.println(j + " " + j.length() + j.merge(new StringJoiner("+").add("x").add("y")));
        StringTokenizer t = new StringTokenizer("the quick  brown\tfox");
        System.out.print(t.countTokens());
        while (t.hasMoreTokens()) System.out.print("[" + t.nextToken() + "]");
        System.out.println();
        t = new StringTokenizer("1+2*(3-4)", "+-*/()", true);
        while (t.hasMoreElements()) System.out.print(t.nextElement() + "_");
        System.out.println();
        t = new StringTokenizer("a:b;c", ":");
        System.out.println(t.nextToken() + t.nextToken(";") + t.hasMoreTokens());
        try {
            t.nextToken();
            t.nextToken();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getClass().getName());
        }
        StringBuilder csv = new StringBuilder();
        for (int i = 0; i < 100; i++) csv.append(i * i).append(i % 10 == 9 ? "\n" : ",");
        long sum = 0;
        for (String line : csv.toString().split("\n")) for (String cell : line.split(",")) sum = sum * 3 + Integer.parseInt(cell);
        System.out.println(sum);
    }
}
