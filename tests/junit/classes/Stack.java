import glassbox.Declarative;
import glassbox.GlassBoxTest;
import glassbox.Tree;

@GlassBoxTest(nodes = 4)
public class Stack {
    static class Cell {
        @Tree Cell below;
        int value;
    }

    @Tree private Cell top;
    private int size;

    @Declarative
    public boolean repOk() {
        return size == count(top);
    }

    @Declarative
    private int count(Cell c) {
        return c == null ? 0 : 1 + count(c.below);
    }

    public void push(int value) {
        Cell c = new Cell();
        c.value = value;
        c.below = top;
        top = c;
        size++;
    }

    @GlassBoxTest(nodes = 3, allow = IllegalStateException.class)
    public int pop() {
        if (top == null) {
            throw new IllegalStateException("empty");
        }
        int value = top.value;
        top = top.below;
        size--;
        return value;
    }
}
