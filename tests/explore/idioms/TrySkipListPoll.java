// explore: violated linearizability; only reduced at --scenarios 2x2 --ints 1..2 --method add(Object) --method pollFirst()
import java.util.concurrent.ConcurrentSkipListSet;
public class TrySkipListPoll {
    /* Who polls has found the first node, and takes it when a smaller one has come before it. */
    @glassbox.Scenario
    static ConcurrentSkipListSet<Integer> make() {
        return new ConcurrentSkipListSet<>();
    }
}
