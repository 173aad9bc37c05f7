import glassbox.*;

/** A line that all come to, between two that nobody does. */
public class UnreachedBetween {
    int count;
    boolean open;

    @Declarative
    boolean repOk() {
        return count >= 0;
    }

    public void close() {
        if (count > 90)
            count = Math.abs(count) / 2;
        open = count == 0;
        if (count > 91)
            count = Math.abs(count) / 3;
    }
}
