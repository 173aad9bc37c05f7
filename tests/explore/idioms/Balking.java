// explore: violated assertion
/* Saves although nothing has changed: looking and saving are two steps. */
public class Balking {
    private boolean changed = true;
    private int saved;

    synchronized boolean isChanged() {
        return changed;
    }

    synchronized void save() {
        changed = false;
        saved++;
    }

    void saveIfChanged() {
        if (isChanged())
            save();
    }

    public static void main(String[] args) throws Exception {
        Balking b = new Balking();
        Thread t = new Thread(b::saveIfChanged);
        t.start();
        b.saveIfChanged();
        t.join();
        assert b.saved == 1;
    }
}
