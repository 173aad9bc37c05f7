// commute at --ints 0..3
// set(int,int), set(int,int): a2 != b2 || !isNewer(a2) || a1 == b1
import glassbox.Declarative;

/** The last writer wins, by the clock it brings; of two with the same, the first stays. */
public class LwwRegister {
    private int value;
    private int time;

    @Declarative
    boolean repOk() {
        return time >= 0;
    }

    @Declarative
    boolean equalTo(LwwRegister other) {
        return value == other.value && time == other.time;
    }

    @Declarative
    boolean isNewer(int stamp) {
        return stamp > time;
    }

    public void set(int newValue, int stamp) {
        if (isNewer(stamp)) {
            value = newValue;
            time = stamp;
        }
    }
}
