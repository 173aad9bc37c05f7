// explore: holds
/** Peterson's mutual exclusion of two threads. */
public class Peterson {
    private static volatile boolean wants0, wants1;
    private static volatile int turn;
    private static int inside; // ordered by the volatile accesses around it

    public static void main(String[] args) {
        new Thread(Peterson::first).start();
        new Thread(Peterson::second).start();
    }

    private static void first() {
        wants0 = true;
        turn = 1;
        while (wants1 && turn == 1) {
            Thread.onSpinWait();
        }
        critical();
        wants0 = false;
    }

    private static void second() {
        wants1 = true;
        turn = 0;
        while (wants0 && turn == 0) {
            Thread.onSpinWait();
        }
        critical();
        wants1 = false;
    }

    private static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }
}
