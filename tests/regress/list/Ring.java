import glassbox.Declarative;
import glassbox.Ghost;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;
import glassbox.Tree;

/** Every kind of field, annotation and specification method that list knows. */
public class Ring extends Counted {
    enum Colour {
        RED,
        BLACK
    }

    static class Cell {
        @Tree Cell next;
        Ring owner;
        byte small;
    }

    @Tree Cell head;
    @Tree Cell[] spare;

    @Range(min = -3, max = 4)
    int balance;

    @Ghost boolean seen;
    int[] numbers;
    Colour colour;
    Cell last;
    static int shared;

    @Declarative
    boolean repOk() {
        return isRound(head);
    }

    @Declarative
    private boolean isRound(Cell c) {
        return c == null || c.owner == this;
    }

    @Declarative
    boolean precondition() {
        return true;
    }

    @Declarative
    boolean postcondition(Ring prestate) {
        return true;
    }

    @Pre("add(int,Object[])")
    @Declarative
    boolean canAdd(int number, Object[] rest) {
        return number > 0;
    }

    @Post("add")
    @Declarative
    boolean isAdded(Ring prestate, boolean result, int number, Object[] rest) {
        return result;
    }

    public boolean add(int number, Object[] rest) {
        return true;
    }

    @Declarative
    public boolean isEmpty() {
        return head == null;
    }

    public static void main(String[] args) {}

    void hidden() {}
}

class Counted {
    int size;
}
