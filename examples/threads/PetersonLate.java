// explore: violated race|assertion
/** PetersonLate's mutual exclusion with the turn given before the wish is said: both may enter. */
public class PetersonLate {
    private static volatile boolean wants0, wants1;
    private static volatile int turn;
    private static int inside; // ordered by the volatile accesses around it

    public static void main(String[] args) {
        new Thread(PetersonLate::first).start();
        new Thread(PetersonLate::second).start();
    }

    private static void first() {
        turn = 1;
        wants0 = true;
        while (wants1 && turn == 1) {
            Thread.onSpinWait();
        }
        critical();
        wants0 = false;
    }

    private static void second() {
        turn = 0;
        wants1 = true;
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
