// expect: bad... violated, others hold at --ints 0..511
import glassbox.*;

/** Tic-tac-toe boards as bits. */
public class BitBoard {
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    private static final int FULL = 0777;
    private int x, o;
    private boolean xToMove;

    @Declarative boolean repOk() {
        if ((x & o) != 0 || ((x | o) & ~FULL) != 0) return false;
        int d = Integer.bitCount(x) - Integer.bitCount(o);
        if (d != (xToMove ? 0 : 1)) return false;
        return !(wins(x) && xToMove || wins(o) && !xToMove) && !(wins(x) && wins(o));
    }
    private static boolean wins(int b) {
        for (int l : LINES) if ((b & l) == l) return true;
        return false;
    }
    public boolean isOver() { return wins(x) || wins(o) || (x | o) == FULL; }
    public boolean play(@Range(min = -1, max = 9) int square) {
        if (square < 0 || square > 8 || isOver()) return false;
        int bit = 1 << square;
        if (((x | o) & bit) != 0) return false;
        if (xToMove) x |= bit; else o |= bit;
        xToMove = !xToMove;
        return true;
    }
    public int free() {
        int n = 0;
        for (int f = FULL & ~(x | o); f != 0; f &= f - 1) n++;
        assert n == 9 - Integer.bitCount(x | o);
        return n;
    }
    public void rotate() {
        x = turn(x); o = turn(o);
    }
    private static int turn(int b) {
        int r = 0;
        for (int i = 0; i < 9; i++) if ((b >>> i & 1) != 0) r |= 1 << (i % 3 * 3 + 2 - i / 3);
        return r;
    }
    public boolean badPlay(@Range(min = -1, max = 9) int square) {
        if (square < 0 || isOver()) return false;
        if (((x | o) >>> square & 1) != 0) return false;
        if (xToMove) x |= 1 << square; else o |= 1 << square;
        xToMove = !xToMove;
        return true;
    }
    public void badPass() { xToMove = !xToMove; }
}
