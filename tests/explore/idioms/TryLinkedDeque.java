// explore: violated linearizability; only reduced at --scenarios 2x2 --ints 1..2 --method addFirst --method addLast --method peekFirst --method pollLast
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TryLinkedDeque {
    @glassbox.Scenario
    static ConcurrentLinkedDeque<Integer> make() {
        return new ConcurrentLinkedDeque<>();
    }
}
