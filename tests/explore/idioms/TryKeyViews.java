// explore: holds; only reduced at --scenarios 2x2 --ints 0..0 --method put(Object,Object) --method remove(Object) --method keySet()
import java.util.concurrent.ConcurrentHashMap;

/** A view shows what the map has now: it is compared when all is done, however early it was made. */
public class TryKeyViews {
    @glassbox.Scenario
    static ConcurrentHashMap<Integer, Integer> make() {
        return new ConcurrentHashMap<>();
    }
}
