import glassbox.*;

public class Bare {
    static class Node {
        int value;
        @Tree Node next;

        @Declarative
        boolean repOkLocal() {
            return next == null || value <= next.value;
        }
    }

    @Tree Node first;

    @Declarative
    public boolean repOk() {
        return true;
    }

    public void badAll(Bare other) {
        assert other == null || other == this || other.first == null;
    }
}

class Pile {
    static class Cell {
        @Tree Cell below;
    }

    @Tree Cell top;
}

class Held {
    Pile pile;

    @Declarative
    public boolean repOk() {
        return pile != null;
    }

    public void badEmpty() {
        assert pile.top == null;
    }
}
