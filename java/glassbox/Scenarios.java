package glassbox;

import java.util.Arrays;

/**
 * Several threads with a few operations each on one object, and whether what they saw can be
 * explained by some order of the operations, one after the other, that keeps the order of
 * each thread. The fixed part of what {@code glassbox explore --scenarios} runs; what varies
 * (the object and its operations) is generated.
 */
public abstract class Scenarios {
    private int[][] chosen;
    private Object[][] results;

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

    private final class Worker extends Thread {
        final Object object;
        final int[] operations;
        final Object[] seen;

        Worker(Object object, int[] operations, Object[] seen) {
            this.object = object;
            this.operations = operations;
            this.seen = seen;
        }

        @Override
        public void run() {
            for (int i = 0; i < operations.length; i++) {
                seen[i] = perform(object, operations[i]);
            }
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
        results = new Object[threads][];
        int left = total;
        for (int t = 0; t < threads; t++) {
            int size = t == threads - 1 ? left : 1 + Choose.integer(most - 1);
            GlassBox.assume(size >= 1 && size <= most);
            left -= size;
            chosen[t] = new int[size];
            results[t] = new Object[size];
            for (int i = 0; i < size; i++) {
                chosen[t][i] = Choose.integer(count() - 1);
            }
            /* threads are alike: only one order of them is of interest */
            GlassBox.assume(t == 0 || Arrays.compare(chosen[t - 1], chosen[t]) <= 0);
        }
        run(threads, total);
    }

    private void run(int threads, int total) {
        try {
            Object object = make();
            Worker[] workers = new Worker[threads];
            for (int t = 0; t < threads; t++) {
                workers[t] = new Worker(object, chosen[t], results[t]);
            }
            for (Worker w : workers) {
                w.start();
            }
            for (Worker w : workers) {
                w.join();
            }
            if (!isValid(object)) {
                throw new AssertionError("repOk is false when all is done: " + history());
            }
            if (!isExplained(object, new int[threads], new int[total], 0)) {
                throw new NotLinearizable(history());
            }
        } catch (Error | RuntimeException e) {
            throw e;
        } catch (Throwable t) {
            throw new AssertionError(t);
        }
    }

    /** Tries every order; {@code at} counts the operations of each thread that were taken. */
    private boolean isExplained(Object end, int[] at, int[] order, int taken) throws Throwable {
        if (taken == order.length) {
            return gives(end, order);
        }
        for (int t = 0; t < at.length; t++) {
            if (at[t] < chosen[t].length) {
                at[t]++;
                order[taken] = t;
                boolean found = isExplained(end, at, order, taken + 1);
                at[t]--;
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the operations in this order give the results and the final state. */
    private boolean gives(Object end, int[] order) throws Throwable {
        Object object = make();
        int[] at = new int[chosen.length];
        for (int t : order) {
            Object result = perform(object, chosen[t][at[t]]);
            if (!isSameResult(result, results[t][at[t]])) {
                return false;
            }
            at[t]++;
        }
        return isSame(object, end);
    }

    private static boolean isSameResult(Object a, Object b) {
        if (a == null || b == null || a.equals(b)) {
            return a == b || (a != null && a.equals(b));
        }
        if (a instanceof Object[] && b instanceof Object[]) {
            return Arrays.equals((Object[]) a, (Object[]) b);
        }
        /* without an equals of its own, an object is only as good as its class */
        return a.getClass() == b.getClass() && !isComparable(a);
    }

    private static boolean isComparable(Object o) {
        return o instanceof Number || o instanceof String || o instanceof Boolean
                || o instanceof Character || o instanceof Class || o instanceof Object[]
                || o instanceof java.util.Collection || o instanceof java.util.Map
                || o instanceof java.util.Map.Entry;
    }

    private String history() {
        StringBuilder text = new StringBuilder("no order of the operations explains");
        for (int t = 0; t < chosen.length; t++) {
            text.append(t == 0 ? " " : " | ");
            for (int i = 0; i < chosen[t].length; i++) {
                Object r = results[t][i];
                text.append(i == 0 ? "" : ", ").append(text(chosen[t][i])).append(" = ")
                        .append(r instanceof Class ? "throws " + ((Class<?>) r).getName() : r);
            }
        }
        return text.toString();
    }
}
