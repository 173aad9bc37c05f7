// of: Ranking.java; check: --arrays 3 --ints 0..3; verify: --scope 1 --bitwidth 4 --unroll 4
import glassbox.SpecFor;
import glassbox.spec.*;

/** Each competitor is a number below the length, and ranked once. */
@SpecFor(Ranking.class)
@Invariant({"this.order != null && this.order.length <= 3",
    "this.size >= 0 && this.size <= this.order.length",
    "all i: int | i >= 0 && i < this.size => this.order[i] >= 0 && this.order[i] < this.order.length",
    "all i, j: int | i >= 0 && i < j && j < this.size => this.order[i] != this.order[j]"})
class RankingSpec {
    @Modifies({"this.size", "this.order[int]"})
    @Ensures({"return <=> competitor >= 0 && competitor < this.order.length"
            + " && (no i: int | i >= 0 && i < old(this.size) && old(this.order[i]) = competitor)",
        "return => this.size = old(this.size) + 1 && this.order[old(this.size)] = competitor",
        "!return => this.size = old(this.size)"})
    public boolean add(int competitor) {
        return false;
    }

    @Modifies({"this.size", "this.order[int]"})
    @Ensures({"no i: int | i >= 0 && i < this.size && this.order[i] = competitor",
        "all i: int | i >= 0 && i < old(this.size) && old(this.order[i]) != competitor"
            + " => (some j: int | j >= 0 && j < this.size && this.order[j] = old(this.order[i]))"})
    public void remove(int competitor) {
    }

    @Modifies("this.order[int]")
    @Ensures({"(some i: int | i >= 0 && i < this.size && old(this.order[i]) = competitor)"
            + " => this.order[0] = competitor",
        "all i: int | i >= 0 && i < this.size"
            + " => (some j: int | j >= 0 && j < this.size && this.order[j] = old(this.order[i]))",
        "all i, j: int | j >= 0 && j < i && i < this.size && old(this.order[i]) = competitor"
            + " => this.order[j + 1] = old(this.order[j])"})
    public void win(int competitor) {
    }
}
