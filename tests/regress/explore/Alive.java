/** The end of a thread comes between two looks. */
public class Alive {
    public static void main(String[] args) {
        Thread brief = new Thread(() -> { });
        brief.start();
        boolean first = brief.isAlive();
        boolean second = brief.isAlive();
        assert first == second;
    }
}
