// explore: holds at --scenarios 2x2 --ints 1..1 --method offer(Object) --method poll()
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TryArrayBlockingQueue {
    @glassbox.Scenario
    static ArrayBlockingQueue<Integer> make() {
        return new ArrayBlockingQueue<>(2);
    }
}
