import glassbox.spec.*;

/** What is known of an election beside its candidates. */
@Invariant({"this.year >= 0", "this.regionsMost >= 0 && this.regionsMost <= 2"})
public class Metadata {
    private final int year;
    private final int regionsMost;
    private boolean closed;

    @Requires("year >= 0 && regionsMost >= 1 && regionsMost <= 2")
    @Modifies({"this.year", "this.regionsMost", "this.closed"})
    @Ensures({"this.year = year", "this.regionsMost = regionsMost", "!this.closed"})
    public Metadata(final int year, final int regionsMost) {
        this.year = year;
        this.regionsMost = within(regionsMost);
        this.closed = false;
    }

    /** The number itself where an election can have so many regions. */
    @Requires("true")
    @Ensures({"wanted >= 1 && wanted <= 2 => return = wanted", "return >= 1 && return <= 2"})
    static int within(final int wanted) {
        if (wanted < 1) {
            return 1;
        }
        return wanted > 2 ? 2 : wanted;
    }

    @Returns("this.year")
    public int year() {
        return year;
    }

    @Returns("this.regionsMost")
    public int regionsMost() {
        return regionsMost;
    }

    @Returns("this.closed")
    public boolean isClosed() {
        return closed;
    }

    @Modifies("this.closed")
    @Ensures("this.closed")
    public void close() {
        closed = true;
    }
}
