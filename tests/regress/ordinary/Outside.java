import glassbox.Declarative;

class Outside {
    int n;

    @Declarative
    public boolean repOk() {
        return n % 100 == 0;
    }

    public void add() {
        n += 100;
    }
}
