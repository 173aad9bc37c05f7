package glassbox;

import java.util.function.IntPredicate;

/** What a program can say to the checker. */
public final class GlassBox {
    private GlassBox() {}

    /**
     * Only executions in which the condition holds are of interest: glassbox skips the
     * others. On a plain JVM nothing can be skipped, and going on would run code with an
     * assumption that does not hold, so {@link AssumptionViolated} is thrown.
     */
    public static void assume(boolean condition) {
        if (!condition) {
            throw new AssumptionViolated();
        }
    }

    private static final java.util.concurrent.locks.ReentrantLock ATOMIC =
            new java.util.concurrent.locks.ReentrantLock();

    /**
     * Runs it without another thread in between, unless it has to wait. On a plain JVM only
     * other stretches of this kind are kept out.
     */
    public static void atomic(Runnable action) {
        beginAtomic();
        try {
            action.run();
        } finally {
            endAtomic();
        }
    }

    private static void beginAtomic() {
        ATOMIC.lock();
    }

    private static void endAtomic() {
        ATOMIC.unlock();
    }

    /**
     * Runs the body, a lambda. {@code glassbox check} checks it by itself as well: on every
     * state of what the lambda uses of its method.
     */
    public static void block(String name, Runnable body) {
        body.run();
    }

    /** Whether b holds if a does: {@code a ==> b}. Both are evaluated. */
    @Declarative
    public static boolean implies(boolean a, boolean b) {
        return !a || b;
    }

    /** Whether the predicate holds for every number from low to high, both included. */
    @Declarative
    public static boolean forAll(int low, int high, IntPredicate holds) {
        for (int i = low; i <= high; i++) {
            if (!holds.test(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the predicate holds for some number from low to high, both included. */
    @Declarative
    public static boolean exists(int low, int high, IntPredicate holds) {
        for (int i = low; i <= high; i++) {
            if (holds.test(i)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Where an object that stands for any implementation of a functional interface is asked
     * once more than it has answers: the checker stops there, and a JVM never comes there.
     */
    static native void moreAnswersThanThereAre();

    /**
     * Whether both are the same object, or both are null; an object of the prestate is the one
     * that it was copied from.
     */
    public static boolean isSameObject(Object a, Object b) {
        return Replay.isSame(a, b);
    }

    /**
     * The object that an object of the prestate is now, with its present fields; any other
     * object is itself.
     */
    public static <T> T now(T x) {
        return Replay.now(x);
    }

    /**
     * {@code condition ? then : otherwise}, of which glassbox makes no path: what comes of it
     * stays open. For abstract implementations.
     */
    @Declarative
    public static <T> T choose(boolean condition, T then, T otherwise) {
        return condition ? then : otherwise;
    }

    /** Whether both are null or equal by their equals; free of side effects. */
    @Declarative
    public static boolean equal(Object a, Object b) {
        return a == b || a != null && a.equals(b);
    }

    /**
     * The nodes of the tree below (and with) the root, in an order that means nothing: for
     * maps and sets. What the tree fields are is known to the checker only: a JVM has no such
     * method.
     */
    public static native <E> AbstractionList<E> listFromTree(E root);

    /** The nodes of all trees in the array, in an order that means nothing: for hash tables. */
    public static native <E> AbstractionList<E> listFromTree(E[] roots);

    /** The nodes of the tree below (and with) the root, breadth first. */
    public static native <E> AbstractionList<E> listFromTreeBF(E root);

    /** The nodes of the tree: what hangs on the first tree field of a node, the node, the rest. */
    public static native <E> AbstractionList<E> listFromTreeInOrder(E root);

    /** The elements of a chain: a tree whose nodes have one tree field. */
    public static <E> AbstractionList<E> listFromChain(E first) {
        return listFromTreeBF(first);
    }

    /** The first elements of the array, nulls included. */
    @Declarative
    public static <E> AbstractionList<E> listFromArray(E[] array, int size) {
        AbstractionList<E> list = AbstractionList.withRoom(array.length);
        for (int i = 0; i < array.length; i++) {
            list.items[i] = array[i];
            list.present[i] = i < size;
        }
        return list;
    }

    /** The elements of the array, without nulls. */
    @Declarative
    public static <E> AbstractionList<E> listFromArray(E[] array) {
        AbstractionList<E> list = AbstractionList.withRoom(array.length);
        for (int i = 0; i < array.length; i++) {
            list.items[i] = array[i];
            list.present[i] = array[i] != null;
        }
        return list;
    }

    /** The elements of a ring: from {@code head} round to before {@code tail}, as in deques. */
    @Declarative
    public static <E> AbstractionList<E> listFromRing(E[] array, int head, int tail) {
        int length = array.length;
        AbstractionList<E> list = AbstractionList.withRoom(2 * length);
        for (int i = 0; i < length; i++) {
            list.items[i] = list.items[length + i] = array[i];
            list.present[i] = head <= i && (head > tail || i < tail);
            list.present[length + i] = head > tail && i < tail;
        }
        return list;
    }
}
