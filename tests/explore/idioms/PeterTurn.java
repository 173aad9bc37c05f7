// explore: violated race|assertion
/* Strict alternation with a plain turn. */
public class PeterTurn {
    static int turn, counter;
    public static void main(String[] args) {
        new Thread(() -> {
            while (turn != 1)
                Thread.onSpinWait();
            counter++;
            turn = 0;
        }).start();
        while (turn != 0)
            Thread.onSpinWait();
        counter++;
        turn = 1;
    }
}
