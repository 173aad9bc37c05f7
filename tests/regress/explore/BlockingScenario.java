import java.util.concurrent.ArrayBlockingQueue;

public class BlockingScenario {
    @glassbox.Scenario
    static ArrayBlockingQueue<Integer> make() {
        return new ArrayBlockingQueue<>(1);
    }
}
