// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;

/** Equal objects have equal hash codes: no question to an object that has none of its own. */
public class HashWhereEqual {
    private int low;
    private int high;

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof HashWhereEqual)) {
            return false;
        }
        HashWhereEqual other = (HashWhereEqual) o;
        return low == other.low && high == other.high;
    }

    public boolean badBegins(Object o) {
        return o instanceof HashWhereEqual other && low == other.low;
    }

    @Override
    public int hashCode() {
        return 31 * low + high;
    }

    @Declarative
    public boolean repOk() {
        return low <= high;
    }

    @Declarative
    @Post("equals")
    boolean sameHash(HashWhereEqual prestate, boolean result, Object o) {
        return !result || hashCode() == o.hashCode();
    }

    @Declarative
    @Post("badBegins")
    boolean sameHashToo(HashWhereEqual prestate, boolean result, Object o) {
        return !(result && o instanceof HashWhereEqual) || hashCode() == o.hashCode();
    }
}
