// expect: violated postcondition win at --nodes 3 --arrays 3
import glassbox.Declarative;
import glassbox.Post;

/** {@code Ranking} with a bug: win changes places with the first instead of moving to the front. */
public class RankingBugSwap {
    private int[] order = new int[4];
    private int size;

    /** Adds a competitor at the end, unless he is ranked already. */
    public boolean add(int competitor) {
        if (competitor < 0 || competitor >= order.length || rankOf(competitor) >= 0) {
            return false;
        }
        order[size++] = competitor;
        return true;
    }

    /** Takes a competitor out; those behind him move up. */
    public void remove(int competitor) {
        int rank = rankOf(competitor);
        if (rank < 0) {
            return;
        }
        size--;
        System.arraycopy(order, rank + 1, order, rank, size - rank);
    }

    /** The competitor has won: he goes to the front. */
    public void win(int competitor) {
        int rank = rankOf(competitor);
        if (rank >= 0) {
            order[rank] = order[0];
            order[0] = competitor;
        }
    }

    @Declarative
    private int rankOf(int competitor) {
        for (int i = 0; i < size; i++) {
            if (order[i] == competitor) {
                return i;
            }
        }
        return -1;
    }

    @Declarative
    boolean repOk() {
        if (order == null || size < 0 || size > order.length) {
            return false;
        }
        boolean[] seen = new boolean[order.length];
        for (int i = 0; i < size; i++) {
            if (order[i] < 0 || order[i] >= seen.length || seen[order[i]]) {
                return false;
            }
            seen[order[i]] = true;
        }
        return true;
    }

    /** The others are ranked as before: with the winner taken out of both, nothing differs. */
    @Declarative
    @Post("win")
    boolean keepsOthers(RankingBugSwap before, int competitor) {
        int[] then = before.without(competitor), now = without(competitor);
        if (then.length != now.length) {
            return false;
        }
        for (int i = 0; i < now.length; i++) {
            if (then[i] != now[i]) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private int[] without(int competitor) {
        int rank = rankOf(competitor);
        int[] rest = new int[rank < 0 ? size : size - 1];
        int before = rank < 0 ? size : rank;
        System.arraycopy(order, 0, rest, 0, before);
        System.arraycopy(order, size - (rest.length - before), rest, before, rest.length - before);
        return rest;
    }
}
