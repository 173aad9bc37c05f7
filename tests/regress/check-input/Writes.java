import glassbox.Declarative;

/** An invariant that changes what it should describe. */
class Writes {
    int x;

    public void set(int y) {
        x = y;
    }

    @Declarative
    boolean repOk() {
        x = 1;
        return x >= 0;
    }
}
