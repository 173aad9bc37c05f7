package glassbox;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Choices that {@code glassbox explore} makes in every possible way, and inputs of a program
 * that {@code glassbox check} leaves open: any value, all at once. On a plain JVM they are
 * random; the system property {@code glassbox.seed} makes them the same in every run.
 */
public final class Choose {
    private static final class Draw {
        static final Random RANDOM = new Random(Long.getLong("glassbox.seed", System.nanoTime()));
    }

    private Choose() {}

    /** Either of the two. */
    public static boolean bool() {
        return pick(1) == 1;
    }

    /** Any number from 0 to {@code most}, both included. */
    public static int integer(int most) {
        return pick(most);
    }

    /**
     * Any int: of {@code --ints}, where they are given, else of all. {@code glassbox check}
     * leaves it open.
     */
    public static int integer() {
        return any();
    }

    /** Any number from {@code low} to {@code high}, both included. */
    public static int integer(int low, int high) {
        if (low > high) {
            throw new IllegalArgumentException(
                    "Choose.integer(" + low + ", " + high + "): there is no such number");
        }
        long most = (long) high - low;
        return most < 1 << 20 ? low + pick((int) most) : between(low, high);
    }

    /** Any long. {@code glassbox check} leaves it open. */
    public static long longInteger() {
        return anyLong();
    }

    /**
     * Any object of the class that the program can reach, never null. On a plain JVM, which
     * does not tell, any of those given to {@link #offer}. Without any, this run ends, as
     * with {@code GlassBox.assume(false)}.
     */
    public static <T> T object(Class<T> type) {
        Object[] found = instances(type);
        GlassBox.assume(found.length > 0);
        return type.cast(found[pick(found.length - 1)]);
    }

    /** As {@link #object}, or null. */
    public static <T> T objectOrNull(Class<T> type) {
        Object[] found = instances(type);
        int k = pick(found.length);
        return k == found.length ? null : type.cast(found[k]);
    }

    private static final List<Object> OFFERED = new ArrayList<>();

    /** On a plain JVM: an object that {@link #object} may choose. */
    public static void offer(Object o) {
        remember(o);
    }

    private static void remember(Object o) {
        synchronized (OFFERED) {
            OFFERED.add(o);
        }
    }

    private static Object[] instances(Class<?> type) {
        synchronized (OFFERED) {
            return OFFERED.stream().filter(type::isInstance).toArray();
        }
    }

    private static int any() {
        return Draw.RANDOM.nextInt();
    }

    private static int between(int low, int high) {
        return (int) Draw.RANDOM.nextLong(low, high + 1L);
    }

    private static long anyLong() {
        return Draw.RANDOM.nextLong();
    }

    private static int pick(int most) {
        if (most < 0) {
            throw new IllegalArgumentException(
                    "Choose.integer(" + most + "): not even 0 can be chosen");
        }
        return Draw.RANDOM.nextInt(most + 1);
    }
}
