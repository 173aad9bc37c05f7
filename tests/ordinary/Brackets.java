// expect: bad... violated, others hold
import glassbox.*;
import java.util.*;

/** Four characters that are told apart, any two of them in any order. */
public class Brackets {
    @Check
    public static boolean okBalanced(String s) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : (s == null ? "" : s).toCharArray()) {
            if (c == '(' || c == '[') open.push(c);
            else if (c == ')' && (open.isEmpty() || open.pop() != '(')) return false;
            else if (c == ']' && (open.isEmpty() || open.pop() != '[')) return false;
        }
        return open.isEmpty();
    }

    @Post("okBalanced")
    @Declarative
    static boolean begins(boolean result, String s) {
        return !result || s == null || s.isEmpty() || s.charAt(0) != ')' && s.charAt(0) != ']';
    }

    @Check
    public static boolean badCounts(String s) {
        int depth = 0;
        for (int i = 0; s != null && i < s.length(); i++) {
            if (s.charAt(i) == '(') depth++;
            if (s.charAt(i) == ')') depth--;
        }
        return depth == 0;
    }

    @Post("badCounts")
    @Declarative
    static boolean beginsCounted(boolean result, String s) {
        return !result || s == null || s.isEmpty() || s.charAt(0) != ')';
    }

    @Check
    public static void badKinds(String s) {
        if (s != null && s.length() == 2 && s.charAt(0) == '[') assert s.charAt(1) != ')';
    }
}
