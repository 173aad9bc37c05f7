// verify: --scope 3
import glassbox.spec.*;

/** What is asked of an object in passing. */
class Asks {
    Object held;

    @Throws("NullPointerException: o = null")
    @Modifies("this.held")
    @Ensures("this.held = o")
    void keep(Object o) {
        o.getClass();
        held = o;
    }

    @Throws("NullPointerException: o = null")
    @Modifies("this.held")
    @Ensures("this.held = o")
    void badKeep(Object o) {
        held.getClass();
        held = o;
    }
}
