// explore: violated deadlock
/* Strict alternation: who comes alone waits for ever (its partner has gone). */
public class AlternationAlone {
    static volatile int turn;
    static int counter;
    static void enter(int me) {
        while (turn != me)
            Thread.onSpinWait();
        counter++;
        turn = 1 - me;
    }
    public static void main(String[] args) {
        new Thread(() -> enter(1)).start();
        enter(0);
        enter(0);
        enter(0);
    }
}
