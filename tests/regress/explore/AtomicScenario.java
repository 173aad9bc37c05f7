import java.util.concurrent.atomic.AtomicInteger;

public class AtomicScenario {
    @glassbox.Scenario
    static AtomicInteger make() {
        return new AtomicInteger();
    }
}
