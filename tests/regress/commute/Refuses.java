import glassbox.Declarative;
import glassbox.Pre;

/** A precondition that another operation makes false. */
public class Refuses {
    private boolean open;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean equalTo(Refuses other) {
        return open == other.open;
    }

    @Declarative
    @Pre("write")
    boolean isOpen() {
        return open;
    }

    public void write() {
    }

    public void close() {
        open = false;
    }
}
