package glassbox;

/**
 * A list for abstract implementations, as {@link GlassBox#listFromTree} and its like make it.
 * It consists of rows that may be empty: where the checker does not know whether an element is
 * there, that is a matter of the row, and not of how many rows there are. So nothing that is
 * done to such a list depends on the state by which rows exist.
 *
 * <p>To go through it: {@code for (int i = 0; i < list.rows(); i++) if (list.has(i)) ...
 * list.get(i)}. Code that must not branch uses {@link GlassBox#choose}.
 */
public final class AbstractionList<E> {
    @Full boolean[] present;
    @Full Object[] items;

    /** An empty list. */
    @Declarative
    public AbstractionList() {
        present = new boolean[0];
        items = new Object[0];
    }

    private AbstractionList(int rows) {
        present = new boolean[rows];
        items = new Object[rows];
    }

    /** A list of empty rows. */
    @Declarative
    static <E> AbstractionList<E> withRoom(int rows) {
        return new AbstractionList<>(rows);
    }

    /** How many rows there are, empty ones included. */
    @Declarative
    public int rows() {
        return items.length;
    }

    /** Whether the row holds an element. */
    @Declarative
    public boolean has(int row) {
        return present[row];
    }

    /** The element of the row; of an empty one, anything. */
    @Declarative
    @SuppressWarnings("unchecked")
    public E get(int row) {
        return (E) items[row];
    }

    /** Puts an element into the row. */
    public void set(int row, E element) {
        items[row] = element;
        present[row] = true;
    }

    /** Empties the row, if the condition holds. */
    public void removeIf(boolean condition, int row) {
        present[row] = present[row] & !condition;
    }

    /** Adds an element behind all others. */
    public void add(E element) {
        addIf(true, element);
    }

    /** Adds an element behind all others, if the condition holds. */
    public void addIf(boolean condition, E element) {
        int rows = items.length;
        present = Rows.longer(present, condition, rows);
        items = Rows.longer(items, element, rows);
    }

    /** Adds an element before all others. */
    public void addFirst(E element) {
        present = Rows.longer(present, true, 0);
        items = Rows.longer(items, element, 0);
    }

    /** How many elements there are. */
    @Declarative
    public int size() {
        return Rows.count(present);
    }

    /** Empties all rows. */
    public void clear() {
        Rows.empty(present);
    }

    /** Whether both hold the same objects in the same order. */
    @Declarative
    public boolean equalTo(AbstractionList<E> other) {
        return Rows.sameSequence(present, items, other.present, other.items);
    }
}
