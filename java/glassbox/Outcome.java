package glassbox;

/**
 * What one call of an operation came to, for {@code glassbox check --commute}: the fixed part
 * of what it runs. The calls themselves are written by the checker.
 */
final class Outcome {
    private static final int RETURNED = 0;
    private static final int THREW = 1;
    /** Its precondition did not hold: it was not called. */
    private static final int REFUSED = 2;

    final int kind;
    final long number;
    final double real;
    final Object object;
    /** What it returned is the object that it was called of. */
    final boolean isReceiver;

    private Outcome(int kind, long number, double real, Object object, boolean isReceiver) {
        this.kind = kind;
        this.number = number;
        this.real = real;
        this.object = object;
        this.isReceiver = isReceiver;
    }

    static Outcome nothing() {
        return new Outcome(RETURNED, 0, 0, null, false);
    }

    static Outcome refused() {
        return new Outcome(REFUSED, 0, 0, null, false);
    }

    static Outcome of(int number) {
        return new Outcome(RETURNED, number, 0, null, false);
    }

    static Outcome of(long number) {
        return new Outcome(RETURNED, number, 0, null, false);
    }

    static Outcome of(float real) {
        return new Outcome(RETURNED, 0, real, null, false);
    }

    static Outcome of(double real) {
        return new Outcome(RETURNED, 0, real, null, false);
    }

    static Outcome of(Object object, Object receiver) {
        boolean itself = object == receiver;
        return new Outcome(RETURNED, 0, 0, itself ? null : object, itself);
    }

    /** An assertion that fails in a call has failed, whatever the order. */
    static Outcome thrown(Throwable exception) {
        if (exception instanceof AssertionError) {
            throw (AssertionError) exception;
        }
        return new Outcome(THREW, 0, 0, exception, false);
    }

    private boolean isSame(Outcome other) {
        if (kind != other.kind) {
            return false;
        }
        if (kind == THREW) {
            return object.getClass() == other.object.getClass();
        }
        return number == other.number
                && (real == other.real || real != real && other.real != other.real)
                && isReceiver == other.isReceiver
                && isSameObject(object, other.object);
    }

    /** An object of the state is compared with its copy; values by their equals. */
    private static boolean isSameObject(Object a, Object b) {
        return GlassBox.isSameObject(a, b) || a != null && a.equals(b);
    }

    /** One order: {@code a} then {@code b}; the other: {@code c} then {@code d}. */
    static void compare(Outcome a, Outcome b, Outcome c, Outcome d) {
        boolean one = a.kind != REFUSED && b.kind != REFUSED;
        boolean other = c.kind != REFUSED && d.kind != REFUSED;
        GlassBox.assume(one || other);
        if (one != other || !a.isSame(d) || !b.isSame(c)) {
            throw new NotCommuting(a, b, c, d, true);
        }
    }

    static void compareStates(boolean same, Outcome a, Outcome b, Outcome c, Outcome d) {
        if (!same) {
            throw new NotCommuting(a, b, c, d, false);
        }
    }
}
