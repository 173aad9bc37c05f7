import glassbox.Declarative;

/** Three operations that break the invariant, each in its own way. */
public class Three {
    int level;
    int[] marks = new int[0];

    @Declarative
    public boolean repOk() {
        return level >= 0 && marks != null;
    }

    public void lower() {
        level--;
    }

    public void drop() {
        if (marks.length > 1) {
            marks = null;
        }
    }

    public void drop(int from) {
        assert from != 2 : "not from two";
    }

    public void raise() {
        level = level < 0 ? 0 : level;
    }
}
