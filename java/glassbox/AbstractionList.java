package glassbox;

/**
 * A list for abstract implementations, as {@link GlassBox#listFromTree} and its like make it.
 * It consists of rows that may be empty: where the checker does not know whether an element is
 * there, that is a matter of the row, and not of how many rows there are. So nothing that is
 * done to such a list depends on the state by which rows exist.
 *
 * <p>To go through it: {@code for (int i = 0; i < list.rows(); i++) if (list.has(i)) ...
 * list.get(i)}. Code that must not branch uses {@link GlassBox#choose}. Or, as with any linked
 * list: {@code for (AbstractionList.Node<E> n = list.head(); n != null; n = n.next()) ...
 * n.data()}.
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

    /** What a node of a module stands for in its abstraction. */
    public interface ListNodeSource {
        @Declarative
        Object abstraction();
    }

    /** An element, and what follows it. */
    public static final class Node<E> {
        private final AbstractionList<E> list;
        private final int row;

        @Declarative
        private Node(AbstractionList<E> list, int row) {
            this.list = list;
            this.row = row;
        }

        /** The element. */
        @Declarative
        public E data() {
            return list.get(row);
        }

        /** The next one; null: there is none. */
        @Declarative
        public Node<E> next() {
            return from(list, row + 1);
        }
    }

    /** The first element; null: there is none. */
    @Declarative
    public Node<E> head() {
        return from(this, 0);
    }

    /** The first node from the row on that is there, or null. */
    @Declarative
    private static <E> Node<E> from(AbstractionList<E> list, int row) {
        Node<E> found = null;
        for (int i = list.items.length - 1; i >= row; i--) {
            found = GlassBox.choose(list.present[i], nodeAt(list, i), found);
        }
        return found;
    }

    /** The node of the row: in specifications, always the same one. */
    @Declarative
    private static <E> Node<E> nodeAt(AbstractionList<E> list, int row) {
        return new Node<>(list, row);
    }

    /** The list of what the elements, each a {@link ListNodeSource}, stand for. */
    @Declarative
    public <T> AbstractionList<T> abstractions() {
        AbstractionList<T> made = withRoom(items.length);
        for (int i = 0; i < items.length; i++) {
            ListNodeSource source = (ListNodeSource) items[i];
            if (source != null) {
                made.items[i] = source.abstraction();
            }
            made.present[i] = present[i];
        }
        return made;
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
