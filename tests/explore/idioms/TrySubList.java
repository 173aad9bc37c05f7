// explore: holds at --scenarios 2x2 --ints 0..0 --method add(Object) --method subList
import java.util.concurrent.CopyOnWriteArrayList;

/** Part of a list that has changed behind it answers every question with an exception. */
public class TrySubList {
    @glassbox.Scenario
    static CopyOnWriteArrayList<Integer> make() {
        return new CopyOnWriteArrayList<>();
    }
}
