import glassbox.Declarative;

/** Two are called the same although an operation tells them apart. */
public class Loose {
    private int shown;
    private int hidden;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean equalTo(Loose other) {
        return shown == other.shown;
    }

    public void hide(int x) {
        hidden = x;
    }

    public int reveal() {
        return hidden;
    }
}
