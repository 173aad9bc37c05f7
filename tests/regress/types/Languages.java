import glassbox.Declarative;
import glassbox.Language;
import glassbox.NondeterministicLanguage;
import glassbox.Range;
import glassbox.StuckException;

/** Where symbolic reasoning is needed: what is not read decides (a implies b). */
class WhyStatic implements Language {
    boolean a, b;

    @Declarative
    public boolean wellTyped() {
        return !a || b;
    }

    @Declarative
    public boolean isFinalState() {
        return false;
    }

    public void smallStep() {
        a = !a;
    }

    @Override
    public String toString() {
        return "a=" + a + " b=" + b;
    }
}

/** Throws on the one value that is well typed. */
class Stuck implements Language {
    @Range(min = 0, max = 5) int x;

    @Declarative
    public boolean wellTyped() {
        return x >= 1;
    }

    @Declarative
    public boolean isFinalState() {
        return x == 1;
    }

    public void smallStep() throws StuckException {
        if (x == 3) throw new StuckException();
        x--;
    }

    @Override
    public String toString() {
        return "x=" + x;
    }
}

/** Another exception is one, not a stuck state. */
class Throwing extends Stuck {
    int[] none;

    @Override
    public void smallStep() {
        if (x == 4) none = new int[-1];
        else x = 1;
    }
}

/** repOk beside wellTyped. */
class Formed implements Language {
    @Range(min = 0, max = 7) int x;

    @Declarative
    boolean repOk() {
        return x % 2 == 0;
    }

    @Declarative
    public boolean wellTyped() {
        return x != 3; // not valid by repOk
    }

    @Declarative
    public boolean isFinalState() {
        return x == 0;
    }

    public void smallStep() throws StuckException {
        if (x % 2 == 1) throw new StuckException();
        x -= x == 6 ? 1 : 2;
    }
}

/** Counts down by any number up to itself; the last choice is wrong at 4. */
class Choices implements NondeterministicLanguage {
    @Range(min = 0, max = 4) int x;

    @Declarative
    public boolean wellTyped() {
        return x >= 0;
    }

    @Declarative
    public boolean isFinalState() {
        return x == 0;
    }

    @Declarative
    public int transitions() {
        return x;
    }

    public void smallStep(int k) throws StuckException {
        if (k < 0 || k >= x) throw new StuckException();
        x -= k + 1;
    }

    @Override
    public String toString() {
        return "x=" + x;
    }
}

class WrongChoice extends Choices {
    @Override
    public void smallStep(int k) throws StuckException {
        x -= k == 3 ? 5 : 1;
    }
}

class NoChoice extends Choices {
    @Override
    @Declarative
    public int transitions() {
        return x == 2 ? 0 : 1;
    }
}

class ThrowingChoice extends Choices {
    @Override
    @Declarative
    public int transitions() {
        return 4 / (x - 2);
    }
}

class Undeclared implements Language {
    public boolean wellTyped() {
        return true;
    }

    @Declarative
    public boolean isFinalState() {
        return false;
    }

    public void smallStep() {}
}

abstract class Both extends Choices implements Language {
    public void smallStep() {}
}

class BothConcrete extends Both {}
