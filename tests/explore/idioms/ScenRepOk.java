// explore: violated at --scenarios 2x1
public class ScenRepOk {
    private volatile int a, b;
    @glassbox.Declarative boolean repOk() { return a == b; }
    public void swapIn(int x) { a = x; b = x; }
}
