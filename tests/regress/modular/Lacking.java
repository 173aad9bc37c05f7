import glassbox.Declarative;
import glassbox.Tree;
import java.util.Objects;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Clients of a Cell that use what AbsCell has not, each in a roundabout way. */
class Lacking {
    @Tree Cell cell = new Cell();
    Helper helper;

    public void throughOverride() {
        if (helper != null) {
            helper.help(cell);
        }
    }

    public int throughLambda() {
        IntSupplier result = () -> cell.value + other(cell);
        return result.getAsInt();
    }

    public Object throughInterface() {
        Supplier<Object> made = new Getter(cell);
        return made.get();
    }

    public Object throughLibrary() {
        return Objects.requireNonNullElseGet(null, new Getter(cell));
    }

    private static int other(Cell c) {
        c.only();
        return 0;
    }

    public int readField() {
        return cell.value;
    }

    public Object equality() {
        return cell.equals(this) ? cell.toString() : null;
    }

    @Declarative
    boolean repOk() {
        return cell != null;
    }
}

class Helper {
    void help(Cell c) {}
}

class EagerHelper extends Helper {
    @Override
    void help(Cell c) {
        c.only();
    }
}

class Getter implements Supplier<Object> {
    private final Cell cell;

    Getter(Cell cell) {
        this.cell = cell;
    }

    @Override
    public Object get() {
        cell.only();
        return cell;
    }
}

class FieldCell {
    @Declarative
    FieldCell() {}
}
