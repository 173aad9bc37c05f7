import glassbox.Declarative;

public class Meter {
    private int value;

    @Declarative
    public boolean repOk() {
        return 0 <= value && value <= 3;
    }

    public void tick() {
        assert value <= Limits.LIMIT;
        value = value == 3 ? 0 : value + 1;
    }
}
