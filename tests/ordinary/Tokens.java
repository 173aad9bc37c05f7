// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;

public class Tokens {
    private final ArrayDeque<Character> open = new ArrayDeque<>();

    @Declarative
    public boolean repOk() {
        for (char c : open) if (c != '(' && c != '[') return false;
        return true;
    }

    static char other(char c) { return c == ')' ? '(' : '['; }

    @Check public boolean feed(@Range(min = '(', max = ')') char c) {
        if (c == '(' || c == '[') { open.push(c); return true; }
        if (open.isEmpty() || open.peek() != other(c)) return false;
        open.pop();
        return true;
    }

    public boolean badFeed(@Range(min = '(', max = ')') char c) {
        open.push(c);
        return true;
    }

    public boolean badClose(@Range(min = '(', max = ')') char c) {
        return open.pop() == other(c);
    }

    public int depth() { assert open.size() >= 0; return open.size(); }
}
