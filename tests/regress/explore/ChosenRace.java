import glassbox.Choose;

/** A cell that only its maker reaches, but for the choice: both write it. */
class Cell {
    int n;
}

public class ChosenRace {
    static final Object LOCK = new Object();

    static void work() {
        Cell mine = new Cell();
        mine.n = 1;
        synchronized (LOCK) {
            LOCK.notifyAll();
        }
        mine.hashCode();
    }

    public static void main(String[] args) {
        new Thread(ChosenRace::work).start();
        Cell any = Choose.objectOrNull(Cell.class);
        if (any != null) {
            any.n++;
        }
    }
}
