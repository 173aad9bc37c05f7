import java.util.Optional;

/** Results that have an equals of their own, and arrays, which have none. */
public class OwnResult {
    private volatile int a, b;

    public synchronized void set(int x) {
        a = x;
        b = x;
    }

    public Optional<Integer> difference() {
        return Optional.of(a - b);
    }

    public int[] both() {
        return new int[] {a, b};
    }
}
