import glassbox.spec.*;

/** The list of one party: candidates by their positions. */
@Invariant({"this.number >= 0 && this.number < 2",
    "this.candidates != null && this.candidates.length = 2",
    "all p: Party | p != this => p.candidates != this.candidates",
    "all i: int | i >= 0 && i < 2 && this.candidates[i] != null => this.candidates[i].position = i",
    "this.count = #{i: int | i >= 0 && i < 2 && this.candidates[i] != null}"})
public class Party {
    private final int number;
    private final Candidate[] candidates;
    private int count;

    @Requires("number >= 0 && number < 2")
    @Modifies({"this.number", "this.candidates", "this.count"})
    @Ensures({"this.number = number", "this.count = 0", "this.candidates[int] in null"})
    public Party(final int number) {
        this.number = number;
        this.candidates = new Candidate[2];
        this.count = 0;
    }

    /** A party with this number. */
    @Requires("number >= 0 && number < 2")
    @Ensures({"return != null && return !in old(Party)", "return.number = number", "return.count = 0"})
    static Party make(final int number) {
        return new Party(number);
    }

    @Returns("this.number")
    public int number() {
        return number;
    }

    @Returns("this.count")
    public int count() {
        return count;
    }

    @Requires("candidate != null")
    @Ensures("return <=> this.candidates[candidate.position] != null")
    public boolean hasCandidate(final Candidate candidate) {
        return candidates[candidate.position()] != null;
    }

    /** Puts the candidate in his place, if it is free. */
    @Requires("candidate != null")
    @Modifies({"this.count", "this.candidates[int]"})
    @Ensures({"return <=> old(this.candidates[candidate.position]) = null",
        "return => this.candidates[candidate.position] = candidate && this.count = old(this.count) + 1",
        "!return => this.count = old(this.count)"})
    public boolean addCandidate(final Candidate candidate) {
        if (hasCandidate(candidate)) {
            return false;
        }
        candidates[candidate.position()] = candidate;
        count++;
        return true;
    }

    /** The candidate in that place, or null. */
    @Requires("position >= 0 && position < 2")
    @Throws("ArrayIndexOutOfBoundsException: position < 0 || position >= 2")
    @Returns("this.candidates[position]")
    public Candidate candidate(final int position) {
        return candidates[position];
    }

    @Modifies({"this.count", "this.candidates[int]"})
    @Ensures({"this.count = 0", "this.candidates[int] in null"})
    public void clear() {
        for (int i = 0; i < candidates.length; i++) {
            if (candidates[i] != null) {
                candidates[i] = null;
                count--;
            }
        }
    }

    @Requires("other instanceof Party")
    @Throws("ClassCastException: other != null && !(other instanceof Party)")
    @Ensures({"return = 0 <=> other.number = this.number",
        "return < 0 <=> this.number < other.number"})
    public int compareTo(final Object other) {
        if (other != null && !(other instanceof Party)) {
            throw new ClassCastException();
        }
        final Party p = (Party) other;
        return number() - p.number();
    }
}
