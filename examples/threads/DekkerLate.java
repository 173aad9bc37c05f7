// explore: violated race|assertion
/** Dekker's mutual exclusion, and the second one looks before it says that it wants to enter. */
public class DekkerLate {
    private static volatile boolean wants0, wants1;
    private static volatile int turn;
    private static int inside;

    public static void main(String[] args) {
        new Thread(DekkerLate::first).start();
        new Thread(DekkerLate::second).start();
    }

    private static void first() {
        wants0 = true;
        while (wants1) {
            if (turn != 0) {
                wants0 = false;
                while (turn != 0) {
                    Thread.onSpinWait();
                }
                wants0 = true;
            }
        }
        critical();
        turn = 1;
        wants0 = false;
    }

    private static void second() {
        while (wants0) {
            if (turn != 1) {
                wants1 = false;
                while (turn != 1) {
                    Thread.onSpinWait();
                }
                wants1 = true;
            }
        }
        wants1 = true;
        critical();
        turn = 0;
        wants1 = false;
    }

    private static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }
}
