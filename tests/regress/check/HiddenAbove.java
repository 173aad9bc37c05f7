import glassbox.Declarative;

/** What a superclass that is not public does is done by the class, too. */
public class HiddenAbove extends HiddenCounter {
    @Declarative
    boolean repOk() {
        return count >= 0;
    }

    public void up() {
        count = 1;
    }

    /** The class's own in place of the one above, with a narrower result. */
    @Override
    public String name(int of) {
        return "above";
    }
}

class HiddenCounter {
    int count;

    public void down(int by) {
        count -= by;
    }

    public Object name(int of) {
        throw new IllegalStateException();
    }
}
