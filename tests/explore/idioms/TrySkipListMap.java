// explore: holds; only reduced at --scenarios 2x2 --ints 1..1 --method put --method remove(Object) --method get
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TrySkipListMap {
    @glassbox.Scenario
    static ConcurrentSkipListMap<Integer, Integer> make() {
        return new ConcurrentSkipListMap<>();
    }
}
