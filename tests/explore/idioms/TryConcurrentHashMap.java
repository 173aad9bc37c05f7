// explore: holds; only reduced at --scenarios 2x2 --ints 1..1 --method put(Object,Object) --method remove(Object) --method get(Object)
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TryConcurrentHashMap {
    @glassbox.Scenario
    static ConcurrentHashMap<Integer, Integer> make() {
        return new ConcurrentHashMap<>();
    }
}
