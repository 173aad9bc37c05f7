// explore: violated race at --scenarios 2x2 --ints 1..1 --method put --method get
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TryHashMap {
    @glassbox.Scenario
    static HashMap<Integer, Integer> make() {
        return new HashMap<>();
    }
}
