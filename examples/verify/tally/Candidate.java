import glassbox.spec.*;

/** Somebody who can be voted for, and how often that was done. */
@Invariant({"this.position >= 0 && this.position < 2", "this.votes >= 0"})
public class Candidate {
    /** His place on the list of his party. */
    private final int position;
    private final Party party;
    private int votes;

    @Requires("position >= 0 && position < 2 && party != null")
    @Modifies({"this.position", "this.party", "this.votes"})
    @Ensures({"this.position = position", "this.party = party", "this.votes = 0"})
    public Candidate(final int position, final Party party) {
        this.position = checked(position);
        this.party = party;
        this.votes = 0;
    }

    /** A place on a list, which it must be. */
    @Requires("position >= 0 && position < 2")
    @Throws("IllegalArgumentException: position < 0 || position >= 2")
    @Returns("position")
    static int checked(final int position) {
        if (position < 0 || position >= 2) {
            throw new IllegalArgumentException();
        }
        return position;
    }

    @Returns("this.position")
    public int position() {
        return position;
    }

    @Returns("this.party")
    public Party party() {
        return party;
    }

    @Returns("this.votes")
    public int votes() {
        return votes;
    }

    @Requires("this.votes < 3")
    @Modifies("this.votes")
    @Ensures("this.votes = old(this.votes) + 1")
    public void addVote() {
        votes++;
    }

    /** Votes of another count, as far as they are not negative. */
    @Requires("more <= 3 - this.votes")
    @Modifies("this.votes")
    @Ensures({"more >= 0 => this.votes = old(this.votes) + more",
        "more < 0 => this.votes = old(this.votes)"})
    public void addVotes(final int more) {
        if (more <= 0) {
            return;
        }
        votes += more;
    }

    @Modifies("this.votes")
    @Ensures("this.votes = 0")
    public void clear() {
        votes = 0;
    }

    @Ensures("return <=> other != null && other.position = this.position && other.party = this.party")
    public boolean isSame(final Candidate other) {
        return other != null && position == other.position() && party == other.party();
    }
}
