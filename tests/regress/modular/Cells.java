import glassbox.Declarative;
import glassbox.Tree;

/** A module with one number, and abstractions of it, good and bad. */
class Cell {
    int value;

    public void set(int v) {
        value = v;
    }

    public int get() {
        return value;
    }

    public int take(int most) {
        if (most == 0) {
            throw new IllegalStateException();
        }
        return value;
    }

    public void only() {}

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    AbsCell abstraction() {
        return new AbsCell(value);
    }
}

class AbsCell {
    int value;

    @Declarative
    AbsCell(int value) {
        this.value = value;
    }

    public void set(int v) {
        value = v;
    }

    public int get() {
        return value;
    }

    public int take(int most) {
        if (most == 0) {
            throw new IllegalStateException();
        }
        return value;
    }

    @Declarative
    public boolean equalTo(AbsCell c) {
        return c.value == value;
    }
}

/** Says that all are equal. */
class LooseCell extends AbsCell {
    @Declarative
    LooseCell(int value) {
        super(value);
    }

    @Declarative
    public boolean equalTo(LooseCell c) {
        return true;
    }
}

class LooseModule {
    int value;

    public void set(int v) {
        value = v;
    }

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    LooseCell abstraction() {
        return new LooseCell(value);
    }
}

/** Throws something else. */
class OtherThrow {
    int value;

    public int take(int most) {
        if (most == 0) {
            throw new IllegalArgumentException();
        }
        return value;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    AbsCell abstraction() {
        return new AbsCell(value);
    }
}

/** Its abstraction is null sometimes. */
class NoAbstraction {
    int value;

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    AbsCell abstraction() {
        return value == 1 ? null : new AbsCell(value);
    }
}

/** Only values below 3 are valid. */
class SmallCell {
    int value;

    @Declarative
    SmallCell(int value) {
        this.value = value;
    }

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return value < 3;
    }

    @Declarative
    public boolean equalTo(SmallCell c) {
        return value == c.value;
    }
}

class LargeModule {
    int value;

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    SmallCell abstraction() {
        return new SmallCell(value);
    }
}

class NotDeclarative {
    int value;

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    AbsCell abstraction() {
        return new AbsCell(value);
    }
}

class NothingInCommon {
    public void other() {}

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    AbsCell abstraction() {
        return new AbsCell(0);
    }
}

class NoEqualTo {}

interface Shape {}

/** Uses a cell. */
class Client {
    @Tree Cell cell = new Cell();

    public int read() {
        return cell.get();
    }

    public void useOnly() {
        cell.only();
    }

    @Declarative
    boolean repOk() {
        return cell != null;
    }
}
