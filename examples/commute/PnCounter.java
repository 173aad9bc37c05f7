// commute at --ints 0..2
// increment(int), increment(int): always
// increment(int), decrement(int): always
// decrement(int), decrement(int): always
import glassbox.Declarative;
import glassbox.GlassBox;

/** A counter that goes up and down: two that only grow, for two replicas. */
public class PnCounter {
    private int up0, up1, down0, down1;

    @Declarative
    boolean repOk() {
        return up0 >= 0 && up1 >= 0 && down0 >= 0 && down1 >= 0;
    }

    @Declarative
    boolean equalTo(PnCounter other) {
        return up0 == other.up0 && up1 == other.up1 && down0 == other.down0
                && down1 == other.down1;
    }

    public void increment(int replica) {
        GlassBox.assume(replica == 0 || replica == 1);
        if (replica == 0) {
            up0++;
        } else {
            up1++;
        }
    }

    public void decrement(int replica) {
        GlassBox.assume(replica == 0 || replica == 1);
        if (replica == 0) {
            down0++;
        } else {
            down1++;
        }
    }
}
