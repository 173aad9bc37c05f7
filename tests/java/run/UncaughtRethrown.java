// an exception made in one place, thrown in another and rethrown elsewhere keeps the trace of its making; exit code 1
import java.util.function.Supplier;

public class UncaughtRethrown {
    static RuntimeException made = make(2);

    static RuntimeException make(int n) {
        return n > 0 ? make(n - 1) : new UnsupportedOperationException(String.format("made at %d", n));
    }

    static <T extends Throwable> void sneak(Throwable t) throws T {
        @SuppressWarnings("unchecked") T cast = (T) t;
        throw cast;
    }

    public static void main(String[] args) {
        Supplier<Integer> s = () -> {
            UncaughtRethrown.<RuntimeException>sneak(made);
            return 1;
        };
        try {
            s.get();
        } catch (UnsupportedOperationException e) {
            System.out.println("caught " + e.getMessage());
            e.addSuppressed(new java.io.IOException("later"));
            UncaughtRethrown.<RuntimeException>sneak(e);
        }
    }
}
