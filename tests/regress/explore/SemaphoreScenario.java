import glassbox.Scenario;
import java.util.concurrent.Semaphore;

public class SemaphoreScenario {
    @Scenario
    static Semaphore make() {
        return new Semaphore(1);
    }
}
