// thousands of random edits of a StringBuilder against an ArrayList of characters
import java.util.ArrayList;
import java.util.List;

public class StringBuilderWorkout {
    static long seed = 12345;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        List<Character> model = new ArrayList<>();
        long sum = 0;
        for (int i = 0; i < 3000; i++) {
            int n = b.length(), at = rnd(n + 1);
            switch (n > 300 ? 3 + rnd(2) : rnd(8)) {
                case 0, 1 -> {
                    char c = (char) ('a' + rnd(26));
                    b.insert(at, c);
                    model.add(at, c);
                }
                case 2 -> {
                    String s = "" + rnd(1000);
                    b.append(s);
                    for (char c : s.toCharArray()) model.add(c);
                }
                case 3 -> {
                    if (at < n) {
                        b.deleteCharAt(at);
                        model.remove(at);
                    }
                }
                case 4 -> {
                    int to = Math.min(n, at + rnd(20));
                    b.delete(at, to);
                    model.subList(at, to).clear();
                }
                case 5 -> {
                    b.reverse();
                    java.util.Collections.reverse(model);
                }
                case 6 -> {
                    if (at < n) {
                        b.setCharAt(at, (char) ('A' + i % 26));
                        model.set(at, (char) ('A' + i % 26));
                    }
                }
                default -> {
                    int to = Math.min(n, at + rnd(5));
                    b.replace(at, to, "xyz");
                    model.subList(at, to).clear();
                    model.addAll(at, List.of('x', 'y', 'z'));
                }
            }
            if (b.length() != model.size()) System.out.println("length at " + i);
            sum = sum * 31 + b.length() + (n > 0 && b.length() > 0 ? b.charAt(at % b.length()) : 0);
            if (i % 500 == 0) System.out.println(i + " " + sum + " " + b.toString().hashCode());
        }
        StringBuilder flat = new StringBuilder();
        for (char c : model) flat.append(c);
        System.out.println(flat.toString().contentEquals(b) + " " + b.length());
        System.out.println(b);
    }
}
