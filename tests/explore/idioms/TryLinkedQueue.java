// explore: holds at --scenarios 2x2 --ints 1..1 --method offer --method poll
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TryLinkedQueue {
    @glassbox.Scenario
    static ConcurrentLinkedQueue<Integer> make() {
        return new ConcurrentLinkedQueue<>();
    }
}
