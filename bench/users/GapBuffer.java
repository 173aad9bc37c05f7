// grow: --arrays N --ints 0..N --nodes 1 --allow IllegalArgumentException
import glassbox.*;
/** An editor's buffer: text before the gap, the gap, text behind it. */
public class GapBuffer {
    private char[] buf; private int gapStart, gapEnd;
    @Declarative boolean repOk() { return buf != null && buf.length > 0 && 0 <= gapStart && gapStart <= gapEnd && gapEnd <= buf.length; }
    public int length() { return buf.length - (gapEnd - gapStart); }
    private void moveGap(int pos) {
        if (pos < gapStart) { int n = gapStart - pos; System.arraycopy(buf, pos, buf, gapEnd - n, n); gapStart -= n; gapEnd -= n; }
        else if (pos > gapStart) { int n = pos - gapStart; System.arraycopy(buf, gapEnd, buf, gapStart, n); gapStart += n; gapEnd += n; }
    }
    private void grow() {
        char[] bigger = new char[buf.length * 2];
        System.arraycopy(buf, 0, bigger, 0, gapStart);
        System.arraycopy(buf, gapEnd, bigger, bigger.length - (buf.length - gapEnd), buf.length - gapEnd);
        gapEnd = bigger.length - (buf.length - gapEnd);
        buf = bigger;
    }
    public void insert(int pos, char c) { if (pos < 0 || pos > length()) throw new IllegalArgumentException("pos " + pos); moveGap(pos); if (gapStart == gapEnd) grow(); buf[gapStart++] = c; }
    public void delete(int pos) { if (pos < 0 || pos >= length()) return; moveGap(pos + 1); gapStart--; }
    public char charAt(int i) { return i < gapStart ? buf[i] : buf[i + (gapEnd - gapStart)]; }
    @Pre("charAt") @Declarative boolean okIndex(int i) { return i >= 0 && i < buf.length - (gapEnd - gapStart); }
}
