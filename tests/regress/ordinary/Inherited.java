import glassbox.Declarative;
import glassbox.Post;
import java.util.Iterator;

abstract class Counter implements Resettable {
    protected int n;

    public void up() {
        n++;
    }

    public void down() {
        n--;
    }

    public abstract int limit();

    public void fill() {
        n = limit();
    }

    protected void hidden() {
        n = -1;
    }
}

interface Resettable {
    void set(int v);

    default void reset() {
        set(0);
    }
}

interface Undoable extends Resettable {
    @Override
    default void reset() {
        set(9);
    }
}

class UpBad extends Counter {
    @Declarative
    public boolean repOk() {
        return n >= 0 && n <= 5;
    }

    @Override
    public int limit() {
        return 5;
    }

    @Override
    public void set(int v) {
        if (v >= 0) {
            n = v;
        }
    }

    @Override
    public void down() {
        if (n > 0) {
            n--;
        }
    }
}

class OverriddenGood extends Counter {
    @Declarative
    public boolean repOk() {
        return n >= 0 && n <= 5;
    }

    @Override
    public int limit() {
        return 5;
    }

    @Override
    public void set(int v) {
        n = v;
    }

    @Override
    public void up() {
        n = n < 5 ? n + 1 : 5;
    }

    @Override
    public void down() {
        n = n > 0 ? n - 1 : 0;
    }
}

class SuperPostGood extends OverriddenGood {
    @Declarative
    @Post("fill")
    boolean isFull(SuperPostGood before) {
        return n == limit();
    }
}

class SuperPostBad extends OverriddenGood {
    @Override
    public int limit() {
        return 4;
    }

    @Declarative
    @Post("fill")
    boolean isFull(SuperPostBad before) {
        return n == 5;
    }
}

class DefaultBad extends OverriddenGood implements Undoable {}

class DefaultOfInterfaceGood extends OverriddenGood implements Resettable {}

class Pair<A, B> {
    protected A first;
    protected B second;

    public A left() {
        return first;
    }

    public void swapIn(A a, B b) {
        first = a;
        second = b;
    }
}

class SameBad extends Pair<Object, Object> {
    @Declarative
    public boolean repOk() {
        return first == second;
    }
}

class SameGood extends Pair<Object, Object> {
    @Declarative
    public boolean repOk() {
        return first == second;
    }

    @Override
    public void swapIn(Object a, Object b) {
        if (a == b) {
            super.swapIn(a, b);
        }
    }
}

class CountdownGood implements Iterator<Object> {
    private int left;

    @Declarative
    public boolean repOk() {
        return left >= 0;
    }

    @Override
    public boolean hasNext() {
        return left > 0;
    }

    @Override
    public Object next() {
        if (left > 0) {
            left--;
        }
        return null;
    }
}

// options: --inherited
class CountdownRemoveBad implements Iterator<Object> {
    private int left;

    @Declarative
    public boolean repOk() {
        return left >= 0;
    }

    @Override
    public boolean hasNext() {
        return left > 0;
    }

    @Override
    public Object next() {
        if (left > 0) {
            left--;
        }
        return null;
    }
}

// options: --method remove --allow UnsupportedOperationException
class NamedDefaultGood implements Iterator<Object> {
    private int left;

    @Declarative
    public boolean repOk() {
        return left >= 0;
    }

    @Override
    public boolean hasNext() {
        return left > 0;
    }

    @Override
    public Object next() {
        return null;
    }
}

// options: --constructors
class ConstructorBad {
    private final int n;

    public ConstructorBad(int n) {
        this.n = n - 1;
    }

    @Declarative
    public boolean repOk() {
        return n >= 0;
    }

    public int get() {
        return n;
    }
}
