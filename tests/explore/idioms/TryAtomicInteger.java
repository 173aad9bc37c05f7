// explore: holds at --scenarios 2x2 --ints 1..1 --method incrementAndGet --method get --method compareAndSet
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TryAtomicInteger {
    @glassbox.Scenario
    static AtomicInteger make() {
        return new AtomicInteger();
    }
}
