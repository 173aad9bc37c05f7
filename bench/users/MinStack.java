// grow: --nodes N --ints 0..N --allow IllegalStateException
import glassbox.Declarative;
import glassbox.Tree;

/** A stack whose nodes know the minimum at and below them. */
public class MinStack {
    static class Frame {
        int value;
        int min;
        @Tree Frame below;
    }

    @Tree Frame top;
    int depth;

    public void push(int value) {
        Frame f = new Frame();
        f.value = value;
        f.min = top == null || value < top.min ? value : top.min;
        f.below = top;
        top = f;
        depth++;
    }

    public int pop() {
        if (top == null) throw new IllegalStateException();
        int v = top.value;
        top = top.below;
        depth--;
        return v;
    }

    public int min() {
        if (top == null) throw new IllegalStateException();
        return top.min;
    }


    @Declarative
    boolean repOk() {
        int n = 0;
        for (Frame f = top; f != null; f = f.below) {
            n++;
            if (f.below == null ? f.min != f.value : f.min != Math.min(f.value, f.below.min))
                return false;
        }
        return n == depth;
    }
}
