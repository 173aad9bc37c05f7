// recursion: Ackermann, Hanoi, permutations, mutual recursion, n queens, memoized paths, string recursion
import java.util.ArrayList;
import java.util.List;

public class RecursionPatterns {
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }

    static int hanoi(int n, char a, char b, char c, StringBuilder s) {
        if (n == 0) return 0;
        int k = hanoi(n - 1, a, c, b, s);
        s.append(a).append(c).append(' ');
        return k + 1 + hanoi(n - 1, b, a, c, s);
    }

    static void perms(String done, String rest, List<String> out) {
        if (rest.isEmpty()) out.add(done);
        for (int i = 0; i < rest.length(); i++) perms(done + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
    }

    static boolean even(int n) { return n == 0 || odd(n - 1); }

    static boolean odd(int n) { return n != 0 && even(n - 1); }

    static int queens(int n, int row, int cols, int d1, int d2) {
        if (row == n) return 1;
        int count = 0;
        for (int c = 0; c < n; c++) {
            int a = 1 << c, b = 1 << row + c, d = 1 << row - c + n;
            if ((cols & a) == 0 && (d1 & b) == 0 && (d2 & d) == 0) count += queens(n, row + 1, cols | a, d1 | b, d2 | d);
        }
        return count;
    }

    static long paths(int r, int c, long[][] memo) {
        if (r == 0 || c == 0) return 1;
        if (memo[r][c] != 0) return memo[r][c];
        return memo[r][c] = paths(r - 1, c, memo) + paths(r, c - 1, memo);
    }

    static String reverse(String s) { return s.length() < 2 ? s : reverse(s.substring(1)) + s.charAt(0); }

    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }

    static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }

    static long power(long b, int e, long m) { return e == 0 ? 1 : e % 2 == 1 ? b * power(b, e - 1, m) % m : power(b * b % m, e / 2, m); }

    public static void main(String[] args) {
        System.out.println(ack(2, 9) + " " + ack(3, 3));
        StringBuilder s = new StringBuilder();
        System.out.println(hanoi(5, 'a', 'b', 'c', s) + " " + s);
        List<String> out = new ArrayList<>();
        perms("", "abcd", out);
        System.out.println(out.size() + " " + out.get(13) + " " + String.join("", out).hashCode());
        System.out.println(even(500) + " " + odd(77) + " " + queens(6, 0, 0, 0, 0) + " " + queens(7, 0, 0, 0, 0));
        System.out.println(paths(16, 16, new long[17][17]) + " " + reverse("recursive") + " " + depth(800) + " " + gcd(1071, 462) + " " + power(3, 1000, 1000000007L));
    }
}
