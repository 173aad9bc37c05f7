public class NoEquality {
    private int x;

    @glassbox.Declarative
    boolean repOk() {
        return x >= 0;
    }

    public void up() {
        x++;
    }
}
