import java.util.concurrent.*;
public class LinkedQueueScenario { @glassbox.Scenario static ConcurrentLinkedQueue<Integer> make() { return new ConcurrentLinkedQueue<>(); } }
