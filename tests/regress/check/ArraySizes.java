import glassbox.Declarative;

/** After one of the operations the invariant cannot be evaluated; after the others it can. */
public class ArraySizes {
    int size;

    @Declarative
    boolean repOk() {
        boolean[] marks = new boolean[size + 1];
        marks[size] = true;
        return size < 5 && marks[size];
    }

    public void multiply() {
        size = size * 100;
    }

    public void add() {
        size++;
    }

    public void remove() {
        if (size > 0) {
            size--;
        }
    }
}
