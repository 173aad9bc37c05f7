// explore: holds; only reduced at --scenarios 2x1 --ints 1..1 --method offer(Object) --method poll() --method put(Object) --method take() --method peek() --method size()
import java.util.concurrent.LinkedBlockingQueue;
// What one relies on where these are run as one step.
public class TryBlockingQueue {
    @glassbox.Scenario
    static LinkedBlockingQueue<Integer> make() { return new LinkedBlockingQueue<>(2); }
}
