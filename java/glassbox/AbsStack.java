package glassbox;

import java.util.EmptyStackException;
import java.util.function.Function;

/** A stack as an abstract implementation; the last element is on top. */
public class AbsStack extends AbsSequence {
    /** An empty one. */
    @Declarative
    public AbsStack() {}

    /** The rows of a list in their order, by what each stands for. */
    @Declarative
    public static <E> AbsStack of(AbstractionList<E> list, Function<E, Object> item) {
        AbsStack made = new AbsStack();
        made.fill(list, item);
        return made;
    }

    /** The elements of a list in their order. */
    @Declarative
    public static AbsStack of(AbstractionList<?> list) {
        AbsStack made = new AbsStack();
        made.fill(list);
        return made;
    }

    public Object push(Object item) {
        put(item, items.length);
        return item;
    }

    public Object pop() {
        need();
        return takeLast();
    }

    public Object peek() {
        need();
        return back();
    }

    public int size() {
        return Rows.count(present);
    }

    public boolean isEmpty() {
        return !Rows.any(present);
    }

    public void clear() {
        Rows.empty(present);
    }

    private void need() {
        if (!Rows.any(present)) {
            throw new EmptyStackException();
        }
    }

    @Declarative
    public boolean equalTo(AbsStack other) {
        return Rows.sameSequence(present, items, other.present, other.items);
    }
}
