// explore: holds at --scenarios 2x2 --ints 1..1 --method add(Object) --method remove(Object) --method get(int)
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TryCopyOnWriteList {
    @glassbox.Scenario
    static CopyOnWriteArrayList<Integer> make() {
        return new CopyOnWriteArrayList<>();
    }
}
