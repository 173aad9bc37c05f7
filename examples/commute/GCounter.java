// commute at --ints 0..2 --arrays 2
// increment(int), increment(int): always
// increment(int), merge(GCounter): never, as far as the templates can tell
// merge(GCounter), merge(GCounter): always
import glassbox.Declarative;
import glassbox.GlassBox;

/** A counter that only grows, one number for each replica; merging takes the larger ones. */
public class GCounter {
    private int[] counts = new int[2];

    @Declarative
    boolean repOk() {
        return counts != null && counts.length == 2 && counts[0] >= 0 && counts[1] >= 0;
    }

    @Declarative
    boolean equalTo(GCounter other) {
        return counts[0] == other.counts[0] && counts[1] == other.counts[1];
    }

    public void increment(int replica) {
        GlassBox.assume(replica == 0 || replica == 1);
        counts[replica]++;
    }

    public void merge(GCounter other) {
        GlassBox.assume(other != null && other.repOk());
        for (int i = 0; i < counts.length; i++) {
            if (other.counts[i] > counts[i]) {
                counts[i] = other.counts[i];
            }
        }
    }
}
