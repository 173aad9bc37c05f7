// expect: violated exception push at --nodes 5
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;
import glassbox.Pre;

/** {@code ArrayStack} with a bug: twice nothing is nothing. */
public class ArrayStackBugGrow {
    Object[] elements = new Object[1];
    int size;

    /** Puts the value on top. */
    public void push(Object value) {
        if (size == elements.length) {
            Object[] larger = new Object[2 * size];
            for (int i = 0; i < size; i++) {
                larger[i] = elements[i];
            }
            elements = larger;
        }
        elements[size++] = value;
    }

    /** Takes the top value off. */
    public Object pop() {
        Object top = elements[--size];
        elements[size] = null;
        return top;
    }

    @Pre("pop")
    @Declarative
    boolean hasTop() {
        return size > 0;
    }

    /** What push promises: the new value above the old ones. */
    @Post("push")
    @Declarative
    boolean isPushed(ArrayStackBugGrow prestate, Object value) {
        return size == prestate.size + 1
                && elements[size - 1] == value
                && agrees(prestate, prestate.size);
    }

    /** What pop promises: the top value, with the others left as they were. */
    @Post("pop")
    @Declarative
    boolean isPopped(ArrayStackBugGrow prestate, Object result) {
        return size == prestate.size - 1
                && GlassBox.isSameObject(result, prestate.elements[size])
                && agrees(prestate, size);
    }

    /** Objects of the prestate are never == to present ones, hence isSameObject. */
    @Declarative
    private boolean agrees(ArrayStackBugGrow other, int count) {
        return count == 0
                || GlassBox.isSameObject(elements[count - 1], other.elements[count - 1])
                        && agrees(other, count - 1);
    }

    /** What lies above the top is null, for the garbage collector's sake. */
    @Declarative
    boolean repOk() {
        if (elements == null || size < 0 || size > elements.length) {
            return false;
        }
        for (int i = size; i < elements.length; i++) {
            if (elements[i] != null) {
                return false;
            }
        }
        return true;
    }
}
