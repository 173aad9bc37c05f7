// explore: holds
/** Dekker's mutual exclusion of two threads. */
public class Dekker {
    private static volatile boolean wants0, wants1;
    private static volatile int turn;
    private static int inside;

    public static void main(String[] args) {
        new Thread(Dekker::first).start();
        new Thread(Dekker::second).start();
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
        wants1 = true;
        while (wants0) {
            if (turn != 1) {
                wants1 = false;
                while (turn != 1) {
                    Thread.onSpinWait();
                }
                wants1 = true;
            }
        }
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
