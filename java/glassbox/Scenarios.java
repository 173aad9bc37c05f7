package glassbox;

import java.util.Arrays;

/**
 * Several threads with a few operations each on one object, and whether what they saw can be
 * explained by some order of the operations, one after the other, that keeps the order of
 * each thread and has no operation before one that was over when it began (Herlihy and Wing
 * 1990). Operations that wait for ever are explained if they wait as well behind those that came to
 * their end, run one after the other. The fixed part of what {@code glassbox explore --scenarios}
 * runs; what varies (the object and its operations) is generated.
 */
public abstract class Scenarios {
    private int[][] chosen;
    private Worker[] workers;
    private boolean mayWait; /* in some order of all operations */

    /** A new object. */
    protected abstract Object make() throws Throwable;

    /** Operation number {@code k}, arguments included. */
    protected abstract Object call(Object object, int k) throws Throwable;

    protected abstract int count();

    /** "add(1)" */
    protected abstract String text(int k);

    /** Whether two objects that ended up like this are the same, as far as can be told. */
    protected boolean isSame(Object a, Object b) {
        return true;
    }

    protected boolean isValid(Object object) {
        return true;
    }

    /** Until all other threads have ended or wait for ever, with all that they did. */
    private static void quiet() {}

    /** Others may go on here. */
    private static void pause() {}

    /**
     * What is accessed in between does not count as a conflict with other threads: when an operation
     * is over is noted with the last that others can see of it, and looked at where they may go on.
     */
    private static void hush(boolean begins) {}

    /** For traces. */
    private static void announce(String operation) {}

    /** Some operations waited for ever, as they do one after the other. */
    private static void noteWaiting() {}

    private final class Worker extends Thread {
        final Object object;
        final int[] operations;
        final Object[] seen;
        /** For each operation: how many of each thread were over when it began. */
        final int[][] before;
        int over;

        Worker(Object object, int[] operations) {
            this.object = object;
            this.operations = operations;
            seen = new Object[operations.length];
            before = new int[operations.length][];
            setDaemon(true);
        }

        @Override
        public void run() {
            for (int i = 0; i < operations.length; i++) {
                if (i > 0) {
                    pause(); /* the beginning of a thread is a point anyway */
                }
                before[i] = countOver();
                announce(text(operations[i]));
                seen[i] = perform(object, operations[i]);
                hush(true);
                over = i + 1;
                hush(false);
            }
        }

        private int[] countOver() {
            int[] counts = new int[workers.length];
            hush(true);
            for (int t = 0; t < counts.length; t++) {
                counts[t] = workers[t].over;
            }
            hush(false);
            return counts;
        }
    }

    /** The result, or the class of the exception. */
    private Object perform(Object object, int k) {
        try {
            Object result = call(object, k);
            return result == object ? "itself" : result;
        } catch (Throwable t) {
            return t.getClass();
        }
    }

    /** Every scenario of so many threads and operations in all, at most {@code most} each. */
    protected final void explore(int threads, int most, int total) {
        chosen = new int[threads][];
        int left = total;
        for (int t = 0; t < threads; t++) {
            int size = t == threads - 1 ? left : 1 + Choose.integer(most - 1);
            GlassBox.assume(size >= 1 && size <= most);
            left -= size;
            chosen[t] = new int[size];
            for (int i = 0; i < size; i++) {
                chosen[t][i] = Choose.integer(count() - 1);
            }
            /* threads are alike: only one order of them is of interest */
            GlassBox.assume(t == 0 || Arrays.compare(chosen[t - 1], chosen[t]) <= 0);
        }
        run(threads);
    }

    private void run(int threads) {
        try {
            Object object = make();
            workers = new Worker[threads];
            for (int t = 0; t < threads; t++) {
                workers[t] = new Worker(object, chosen[t]);
            }
            mayWait = someWait();
            for (Worker w : workers) {
                w.start();
            }
            quiet();
            judge(object);
        } catch (Error | RuntimeException e) {
            throw e;
        } catch (Throwable t) {
            throw new AssertionError(t);
        }
    }

    private void judge(Object object) throws InterruptedException {
        boolean waits = waitingFrom(0) < workers.length;
        if (!waits && !isValid(object)) {
            throw new AssertionError("repOk is false when all is done:" + history());
        }
        StringBuilder why = new StringBuilder();
        if (isExplained(object, null)) {
            if (waits) {
                noteWaiting();
            }
            return;
        }
        for (Worker w : workers) {
            w.join(); /* a deadlock, if one waits */
        }
        isExplained(object, why);
        throw new NotLinearizable("no order of the operations explains" + history() + why);
    }

    /** Whether operations wait for ever in some order of all of them. */
    private boolean someWait() {
        Prober p = new Prober();
        p.start();
        quiet();
        return !p.isOver;
    }

    /** The next thread, from this one on, with an operation that never ended. */
    private int waitingFrom(int t) {
        while (t < workers.length && workers[t].over == chosen[t].length) {
            t++;
        }
        return t;
    }

    /**
     * Whether some order gives what was seen. Where operations may wait orders are tried by a thread
     * of their own; if it waits, another one goes on with what is next.
     */
    private boolean isExplained(Object end, StringBuilder why) {
        int order = 0;
        int waiting = waitingFrom(0);
        for (;;) {
            Explainer e = new Explainer(end, order, waiting, why);
            if (mayWait || waiting < workers.length) {
                e.start();
                quiet();
            } else {
                e.run();
            }
            if (e.isOver) {
                return e.isFound;
            }
            if (!e.isAtWaiting) {
                order = e.number + 1; /* an order in which somebody waits who did not */
                waiting = waitingFrom(0);
                e.tell("somebody would wait");
            } else {
                order = e.number;
                waiting = waitingFrom(e.waiting + 1);
                if (waiting == workers.length) {
                    return true;
                }
            }
        }
    }

    private final class Explainer extends Thread {
        final Object end;
        final int first; /* the first of the orders to be tried */
        final StringBuilder why;
        final int[] at = new int[workers.length]; /* operations of each thread that were taken */
        final int[] order;
        int number; /* of the order */
        int waiting; /* the thread whose operation has to wait behind it */
        boolean isAtWaiting;
        boolean isFound;
        boolean isOver;

        Explainer(Object end, int first, int waiting, StringBuilder why) {
            this.end = end;
            this.first = first;
            this.waiting = waiting;
            this.why = why;
            int total = 0;
            for (Worker w : workers) {
                total += w.over;
            }
            order = new int[total];
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                isFound = isExplained(0);
            } catch (Throwable t) {
                throw new AssertionError(t);
            }
            isOver = true;
        }

        private boolean isExplained(int taken) throws Throwable {
            if (taken == order.length) {
                boolean found = number >= first && gives();
                number += found ? 0 : 1;
                return found;
            }
            for (int t = 0; t < at.length; t++) {
                if (at[t] < workers[t].over && isNext(t)) {
                    at[t]++;
                    order[taken] = t;
                    boolean found = isExplained(taken + 1);
                    at[t]--;
                    if (found) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** Whether all that were over when it began were taken. */
        private boolean isNext(int t) {
            int[] before = workers[t].before[at[t]];
            for (int s = 0; s < at.length; s++) {
                if (at[s] < before[s]) {
                    return false;
                }
            }
            return true;
        }

        /**
         * Whether the operations in this order give the results and the final state. Results are
         * compared when all is done, as those that threads saw are: one may be a view of the object.
         */
        private boolean gives() throws Throwable {
            Object object = make();
            Object[] results = new Object[order.length];
            int[] next = new int[at.length];
            for (int i = 0; i < order.length; i++) {
                results[i] = perform(object, chosen[order[i]][next[order[i]]++]);
            }
            Arrays.fill(next, 0);
            for (int i = 0; i < order.length; i++) {
                int t = order[i];
                int k = chosen[t][next[t]];
                if (!isSameResult(results[i], workers[t].seen[next[t]])) {
                    tell(text(k) + " would be " + shown(results[i]));
                    return false;
                }
                next[t]++;
            }
            if (waiting == at.length) {
                boolean same = isSame(object, end);
                if (!same) {
                    tell("the object would be another one");
                }
                return same;
            }
            isAtWaiting = true;
            perform(object, chosen[waiting][workers[waiting].over]);
            isAtWaiting = false; /* it came to its end: another order, if any */
            waiting = waitingFrom(0);
            return false;
        }

        void tell(String what) {
            if (why == null) {
                return;
            }
            why.append(why.length() == 0 ? "; in the order " : ", ");
            int[] next = new int[at.length];
            for (int i = 0; i < order.length; i++) {
                why.append(i == 0 ? "" : " ").append(text(chosen[order[i]][next[order[i]]++]));
            }
            why.append(' ').append(what);
        }
    }

    /** Runs the operations in every order. */
    private final class Prober extends Thread {
        final int[] at = new int[chosen.length];
        final int[] order;
        boolean isOver;

        Prober() {
            int total = 0;
            for (int[] one : chosen) {
                total += one.length;
            }
            order = new int[total];
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                tryAll(0);
            } catch (Throwable t) {
                throw new AssertionError(t);
            }
            isOver = true;
        }

        private void tryAll(int taken) throws Throwable {
            if (taken == order.length) {
                Object object = make();
                for (int k : order) {
                    perform(object, k);
                }
            }
            for (int t = 0; t < at.length; t++) {
                if (at[t] < chosen[t].length) {
                    order[taken] = chosen[t][at[t]++];
                    tryAll(taken + 1);
                    at[t]--;
                }
            }
        }
    }

    private static boolean isSameResult(Object a, Object b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null) {
            return false;
        }
        try {
            if (a.equals(b)) {
                return true;
            }
        } catch (RuntimeException e) { /* a view of something that has changed behind it */
            return refusal(a) == refusal(b);
        }
        if (a.getClass() != b.getClass()) {
            return false;
        }
        if (a instanceof Object[]) {
            return isSameArray((Object[]) a, (Object[]) b);
        }
        if (a.getClass().isArray()) {
            return Arrays.deepEquals(new Object[] {a}, new Object[] {b});
        }
        /* without an equals of its own, an object is only as good as its class */
        return !isComparable(a) && !hasEquals(a.getClass());
    }

    /** The class of the exception with which a result answers a question, or null. */
    private static Class<?> refusal(Object result) {
        try {
            result.hashCode();
            return null;
        } catch (RuntimeException e) {
            return e.getClass();
        }
    }

    private static boolean isSameArray(Object[] a, Object[] b) {
        boolean same = a.length == b.length;
        for (int i = 0; same && i < a.length; i++) {
            same = isSameResult(a[i], b[i]);
        }
        return same;
    }

    private static boolean isComparable(Object o) {
        return o instanceof Integer || o instanceof Long || o instanceof String
                || o instanceof Boolean || o instanceof Character || o instanceof Class
                || o instanceof java.util.List || o instanceof java.util.Map
                || o instanceof java.util.Set || o instanceof java.util.Map.Entry
                || o instanceof Enum;
    }

    private static boolean hasEquals(Class<?> c) {
        try {
            return c.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    private static String shown(Object result) {
        try {
            return result instanceof Class ? "throws " + ((Class<?>) result).getName()
                    : result instanceof Object[] ? Arrays.toString((Object[]) result)
                    : result instanceof int[] ? Arrays.toString((int[]) result) : "" + result;
        } catch (RuntimeException e) {
            return "something that throws " + e.getClass().getName();
        }
    }

    private String history() {
        StringBuilder text = new StringBuilder();
        for (int t = 0; t < chosen.length; t++) {
            text.append(t == 0 ? " " : " | ");
            for (int i = 0; i < chosen[t].length; i++) {
                text.append(i == 0 ? "" : ", ").append(text(chosen[t][i])).append(" = ")
                        .append(shown(workers[t].seen[i]));
            }
        }
        return text.toString();
    }
}
