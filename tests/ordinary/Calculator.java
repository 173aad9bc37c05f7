// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Calculator {
    private final Stack<Integer> stack = new Stack<>();

    @Declarative public boolean repOk() { return !stack.contains(null); }

    public void push(int x) { stack.push(x); assert stack.peek() == x; }
    public void add() { if (stack.size() < 2) return; int n = stack.size(); stack.push(stack.pop() + stack.pop()); assert stack.size() == n - 1; }
    public void badAdd() { stack.push(stack.pop() + stack.pop()); }
    public int divide() throws ArithmeticException { if (stack.size() < 2) return 0; int d = stack.pop(); return stack.pop() / d; }
    public int badDivide() { if (stack.size() < 2) return 0; int d = stack.pop(); return stack.pop() / d; }
    public void swapTwice() {
        if (stack.size() < 2) return;
        List<Integer> before = new ArrayList<>(stack);
        for (int k = 0; k < 2; k++) { Integer a = stack.pop(), b = stack.pop(); stack.push(a); stack.push(b); }
        assert before.equals(stack);
    }
    public void badSwap() {
        if (stack.size() < 2) return;
        List<Integer> before = new ArrayList<>(stack);
        Collections.swap(stack, 0, 1);
        assert before.equals(stack);
    }
}
