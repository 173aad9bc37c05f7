// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Pre;

/** Small numbers as bits of words, with their count. */
@Domain("words: 0..255")
public class WordSet {
    private int[] words;
    private int count;

    @Declarative @Pre("add")
    boolean canAdd(int x) { return x < 8 * words.length; }

    public boolean add(int x) {
        int bit = 1 << (x & 7), w = x >> 3;
        if ((words[w] & bit) != 0) return false;
        words[w] |= bit;
        count++;
        return true;
    }

    @Declarative @Pre("remove")
    boolean canRemove(int x) { return x < 8 * words.length; }

    public boolean remove(int x) {
        int bit = 1 << (x & 7), w = x >> 3;
        if ((words[w] & bit) == 0) return false;
        words[w] &= ~bit;
        count--;
        return true;
    }

    public void clear() {
        for (int i = 0; i < words.length; i++) words[i] = 0;
        count = 0;
    }

    @Declarative
    boolean repOk() {
        if (words == null) return false;
        int n = 0;
        for (int w : words) n += Integer.bitCount(w);
        return n == count;
    }
}
