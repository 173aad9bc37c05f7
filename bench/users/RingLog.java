// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** The last few samples, oldest first, and their sum. */
public class RingLog {
    private int[] samples;
    private int head, count, total;

    public void add(int sample) {
        if (samples.length == 0) return;
        if (count == samples.length) {
            total -= samples[head];
            samples[head] = sample;
            head = head + 1 == samples.length ? 0 : head + 1;
        } else {
            int at = head + count;
            samples[at >= samples.length ? at - samples.length : at] = sample;
            count++;
        }
        total += sample;
    }

    public void clear() {
        head = count = total = 0;
    }

    @Declarative
    boolean repOk() {
        if (samples == null || count < 0 || count > samples.length) return false;
        if (head < 0 || (head >= samples.length && head != 0)) return false;
        int sum = 0;
        for (int i = 0; i < count; i++) {
            int at = head + i;
            sum += samples[at >= samples.length ? at - samples.length : at];
        }
        return sum == total;
    }
}
