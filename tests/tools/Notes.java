import java.lang.reflect.Array;
import java.util.Arrays;

/** What instrumented classes call: notes what they read, and ends those that go on for ever. */
public final class Notes {
    /** The step limit is reached. */
    static final class StepLimit extends Error {
        private static final long serialVersionUID = 1L;

        StepLimit() {
            super(null, null, false, false);
        }
    }

    static Space space;
    static long stepsLeft = Long.MAX_VALUE;

    private Notes() {}

    public static void read(Object o, String field) {
        if (o != null) {
            space.note(o, field);
        }
    }

    public static void read(Object array, int index) {
        if (array != null && index >= 0 && index < Array.getLength(array)) {
            space.note(array, index);
        }
    }

    public static void step() {
        if (--stepsLeft < 0) {
            throw new StepLimit();
        }
    }

    /** In place of GlassBox's: a copy in the prestate is the same object as its original. */
    public static boolean isSameObject(Object a, Object b) {
        return space.original(a) == space.original(b);
    }

    // In place of library code that reads arrays without being instrumented.

    public static Object[] copyOf(Object[] array, int length) {
        readAll(array);
        return Arrays.copyOf(array, length);
    }

    public static void arraycopy(Object from, int start, Object to, int target, int length) {
        readAll(from);
        System.arraycopy(from, start, to, target, length);
    }

    private static void readAll(Object array) {
        for (int i = 0; i < Array.getLength(array); i++) {
            space.note(array, i);
        }
    }
}
