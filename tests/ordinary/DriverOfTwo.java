// expect: bad... violated, others hold at --nodes 3 --ints 0..2
import glassbox.*;

/** A driver whose objects have trees, though it has none itself. */
public class DriverOfTwo {
    static class Pile {
        static class Cell {
            int value;
            @Tree Cell below;
        }

        @Tree private Cell top;

        boolean isEmpty() {
            return top == null;
        }

        int pop() {
            int value = top.value;
            top = top.below;
            return value;
        }

        void push(int value) {
            Cell c = new Cell();
            c.value = value;
            c.below = top;
            top = c;
        }

        @Declarative
        int height() {
            int n = 0;
            for (Cell c = top; c != null; c = c.below) n++;
            return n;
        }
    }

    private final Pile left = new Pile(), right = new Pile();

    @Declarative
    public boolean repOk() {
        return left != null && right != null && left != right;
    }

    public void move() {
        if (left.isEmpty()) return;
        int both = left.height() + right.height();
        right.push(left.pop());
        assert both == left.height() + right.height() && !right.isEmpty();
    }

    public void badMove() {
        left.pop();
    }

    public void badLow() {
        assert left.height() + right.height() < 4;
    }
}
