import java.util.concurrent.atomic.AtomicInteger;

public class CountedScenario {
    @glassbox.Scenario
    static AtomicInteger make() {
        return new AtomicInteger();
    }
}
