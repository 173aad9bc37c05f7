// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
/** wraps by comparing; a queue with count, first and next free; Arrays.copyOf growth with moving. */
public class RingWrap {
    String[] items; int takeIndex, putIndex, count;
    @Declarative boolean repOk() {
        if (items == null || items.length < 2) return false;
        if (count < 0 || count > items.length || takeIndex < 0 || takeIndex >= items.length || putIndex < 0 || putIndex >= items.length) return false;
        int p = takeIndex + count; if (p >= items.length) p -= items.length;
        if (p != putIndex) return false;
        int i = takeIndex;
        for (int k = 0; k < items.length; k++) {
            if (k < count ? items[i] == null : items[i] != null) return false;
            if (++i == items.length) i = 0;
        }
        return true;
    }
    public boolean offer(String s) {
        if (s == null || count == items.length) return false;
        items[putIndex] = s;
        if (++putIndex == items.length) putIndex = 0;
        count++;
        return true;
    }
    public String poll() {
        if (count == 0) return null;
        String s = items[takeIndex]; items[takeIndex] = null;
        if (++takeIndex == items.length) takeIndex = 0;
        count--;
        return s;
    }
    public boolean contains(String s) {
        int i = takeIndex;
        for (int k = 0; k < count; k++) { if (items[i] == s) return true; if (++i == items.length) i = 0; }
        return false;
    }
    public void clear() { while (poll() != null) { } }
}
