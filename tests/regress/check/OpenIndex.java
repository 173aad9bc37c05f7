import glassbox.Declarative;

/** An element is replaced at an index that no path decides on. */
public class OpenIndex {
    Object[] elements;
    Object first;
    Object other;

    @Declarative
    boolean repOk() {
        return elements != null && elements.length == 2 && first != null && elements[0] == first;
    }

    /** It may be the first. */
    public void put(int at) {
        if (other != null && at >= 0 && at < 2) {
            elements[at] = other;
        }
    }

    public void putBehind(int at) {
        if (other != null && at == 1) {
            elements[at] = other;
        }
    }
}
