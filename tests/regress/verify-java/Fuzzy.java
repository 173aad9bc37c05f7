import glassbox.spec.*;

/** A specification field that two values fit. */
@SpecField("part: set Fuzzy | this.part in this.next + this")
class Fuzzy {
    Fuzzy next;

    @Returns("this in this.part")
    boolean has() {
        return true;
    }
}
