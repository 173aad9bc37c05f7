import glassbox.Declarative;
import glassbox.Language;
import glassbox.StuckException;

/** What is read through one of many cells, before and after one of them was written to. */
public class ManyCells implements Language {
    static class Cell {
        boolean on;
        int left;

        @Declarative
        boolean isOn() {
            return on && left > 0;
        }
    }

    Cell used, changed;

    @Override
    @Declarative
    public boolean wellTyped() {
        return used != null && changed != null && used.isOn();
    }

    @Override
    @Declarative
    public boolean isFinalState() {
        return changed.left == 0;
    }

    /** Wrong where it is the last one of a cell that is used. */
    @Override
    public void smallStep() throws StuckException {
        if (!used.on) throw new StuckException();
        changed.left = changed.left - 1;
    }
}

class ManyCellsKept extends ManyCells {
    @Override
    public void smallStep() throws StuckException {
        if (!used.on) throw new StuckException();
        if (changed != used) changed.left = changed.left - 1;
    }
}
