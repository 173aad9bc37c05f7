// explore: violated deadlock
import java.util.concurrent.atomic.*;

/** An exception leaves the critical section with the lock taken. */
public class TasForgotten {
    static final AtomicBoolean state = new AtomicBoolean();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                while (state.getAndSet(true)) { }
                Integer.parseInt("x");
                state.set(false);
            } catch (NumberFormatException e) {
                /* goes on */
            }
        });
        t.start();
        while (state.getAndSet(true)) { }
        state.set(false);
        t.join();
    }
}
