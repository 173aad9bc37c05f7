import glassbox.spec.*;

/** A district of a region: the smallest unit in which votes are counted. */
@Invariant("this.number >= 0 && this.number < 2")
public class District {
    /** Districts are numbered within their region. */
    private final int number;

    @Requires("number >= 0 && number < 2")
    @Modifies("this.number")
    @Ensures("this.number = number")
    public District(final int number) {
        this.number = number;
    }

    @Returns("this.number")
    public int number() {
        return number;
    }

    @Ensures("return <=> other != null && other.number = this.number")
    public boolean isSame(final District other) {
        if (other == null) {
            return false;
        }
        return number == other.number();
    }

    @Requires("other instanceof District")
    @Throws("ClassCastException: other != null && !(other instanceof District)")
    @Ensures({"return = 0 <=> other.number = this.number",
        "return < 0 <=> this.number < other.number"})
    public int compareTo(final Object other) {
        if (other != null && !(other instanceof District)) {
            throw new ClassCastException();
        }
        final District d = (District) other;
        return number() - d.number();
    }
}
