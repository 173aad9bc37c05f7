import glassbox.Declarative;

/** No public call leads to a level above 1; the invariant allows it. */
public class Sealed {
    private int level;

    @Declarative
    public boolean repOk() {
        return 0 <= level && level <= 3;
    }

    public void raise() {
        if (level == 0) {
            level = 1;
        }
    }

    public void check() {
        assert level < 2;
    }
}
