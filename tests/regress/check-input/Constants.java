import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Tree;

/** Domains that name what static fields hold. */
class Marks {
    static final Object MARK = new Object();
    static final Object SAME = MARK;
    static final Object NOTHING = null;
    static final Object TEXT = "text";
    static final int NUMBER = 1;
    static Object changing = new Object();
}

/** A slot that is marked, or not: three states of one slot, two of them marked alike. */
class MarkedCell {
    @Domain("Marks.MARK, Marks.SAME, OWN") Object x;

    private static final Object OWN = new Object();

    public boolean take() {
        boolean marked = x == Marks.MARK;
        x = OWN;
        return marked;
    }

    @Declarative
    boolean repOk() {
        return x != null;
    }
}

abstract class ConstantCell {
    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class ConstantChanging extends ConstantCell {
    @Domain("Marks.changing") Object x;
}

class ConstantNumber extends ConstantCell {
    @Domain("Marks.NUMBER") Object x;
}

class ConstantNothing extends ConstantCell {
    @Domain("Marks.NOTHING") Object x;
}

class ConstantText extends ConstantCell {
    @Domain("Marks.TEXT") Object x;
}

class ConstantOfOther extends ConstantCell {
    @Domain("Marks.MARK") String x;
}

class ConstantOfTree extends ConstantCell {
    @Tree @Domain("Marks.MARK") Object x;
}
