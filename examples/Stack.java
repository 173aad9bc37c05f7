// expect: holds
import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/**
 * A stack in a linked list. That the list has an end is all there is to its invariant, and
 * {@code @Tree} says so: the nodes form a tree, which is a list when there is one field.
 */
public class Stack {
    static class Node {
        @Tree Node next;
        Object value;

        Node(Node next, Object value) {
            this.next = next;
            this.value = value;
        }
    }

    @Tree Node head;

    @Declarative
    public boolean isEmpty() {
        return head == null;
    }

    /** Puts the value on top. */
    public void push(Object value) {
        head = new Node(head, value);
    }

    /** Takes the top value off. */
    public Object pop() {
        Object top = head.value;
        head = head.next;
        return top;
    }

    /** An empty stack has no top: pop is not to be called on it. */
    @Pre("pop")
    @Declarative
    boolean hasTop() {
        return head != null;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    /** Random pushes and pops, side by side with a deque of the library. */
    public static void main(String[] args) {
        Random random = new Random(1);
        Stack stack = new Stack();
        Deque<Object> model = new ArrayDeque<>();
        for (int i = 0; i < 10_000; i++) {
            if (model.isEmpty() || random.nextBoolean()) {
                Object value = random.nextInt(100);
                stack.push(value);
                model.push(value);
            } else {
                Object expected = model.pop();
                Object popped = stack.pop();
                assert popped == expected;
            }
            assert stack.repOk() && stack.isEmpty() == model.isEmpty();
        }
        System.out.println("Stack: ok");
    }
}
