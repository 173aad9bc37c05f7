import glassbox.spec.*;

/** The votes of an election, counted as they come in. */
@Invariant({"this.roll != null", "this.counted >= 0", "this.rejected >= 0"})
public class VoteSet {
    private final Roll roll;
    private int counted;
    private int rejected;

    @Requires("roll != null")
    @Modifies({"this.roll", "this.counted", "this.rejected"})
    @Ensures({"this.roll = roll", "this.counted = 0", "this.rejected = 0"})
    public VoteSet(final Roll roll) {
        this.roll = roll;
        this.counted = 0;
        this.rejected = 0;
    }

    @Returns("this.counted")
    public int counted() {
        return counted;
    }

    @Returns("this.rejected")
    public int rejected() {
        return rejected;
    }

    /** A vote for nobody. */
    @Requires("this.rejected < 3")
    @Modifies("this.rejected")
    @Ensures("this.rejected = old(this.rejected) + 1")
    public void addBlank() {
        rejected++;
    }

    /** A vote for a candidate. */
    @Requires("candidate != null && candidate.votes < 3 && this.counted < 3")
    @Modifies({"this.counted", "candidate.votes"})
    @Ensures({"this.counted = old(this.counted) + 1", "candidate.votes = old(candidate.votes) + 1"})
    public void addVote(final Candidate candidate) {
        candidate.addVote();
        counted++;
    }

    /** A vote for the candidate of a party in that place; it is rejected where there is none. */
    @Requires("party != null && position >= 0 && position < 2 && this.counted < 3 && this.rejected < 3"
        + " && (party.candidates[position] != null => party.candidates[position].votes < 3)")
    @Modifies({"this.counted", "this.rejected", "party.candidates[position].votes"})
    @Ensures({"return <=> party.candidates[position] != null",
        "return => this.counted = old(this.counted) + 1 && this.rejected = old(this.rejected)",
        "!return => this.rejected = old(this.rejected) + 1 && this.counted = old(this.counted)"})
    public boolean addVote(final Party party, final int position) {
        final Candidate candidate = party.candidate(position);
        if (candidate == null) {
            addBlank();
            return false;
        }
        addVote(candidate);
        return true;
    }

    @Ensures("return <=> number >= 0 && number < 2 && this.roll.regions[number] != null")
    public boolean isRegion(final int number) {
        return number >= 0 && number < 2 && roll.region(number) != null;
    }

    /** Whether number and party of a ballot fit together. */
    @Requires("number >= 0 && number < 2 && party != null")
    @Ensures("return <=> this.roll.regions[number] != null"
        + " && this.roll.regions[number].parties[party.number] = party")
    public boolean isConsistent(final int number, final Party party) {
        final Region region = roll.region(number);
        return region != null && region.party(party.number()) == party;
    }
}
