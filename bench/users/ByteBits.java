// grow: --arrays N --ints 0..N --nodes 1
import glassbox.*;
/** A bit set in words of eight bits with its cardinality. */
public class ByteBits {
    private byte[] words; private int cardinality;
    @Declarative boolean repOk() {
        if (words == null) return false;
        int c = 0;
        for (int i = 0; i < words.length; i++) for (int b = 0; b < 8; b++) if ((words[i] >> b & 1) != 0) c++;
        return c == cardinality;
    }
    public boolean get(int i) { return i >= 0 && i / 8 < words.length && (words[i >> 3] & 1 << (i & 7)) != 0; }
    public void set(int i) { if (i < 0 || i >= words.length * 8) return; int w = i >> 3, m = 1 << (i & 7); if ((words[w] & m) == 0) { words[w] |= m; cardinality++; } }
    public void clear(int i) { if (i < 0 || i >= words.length * 8) return; if (get(i)) { words[i / 8] &= ~(1 << i % 8); cardinality--; } }
}
