package p;

import glassbox.Declarative;

/** Has an invariant, too: not what is checked when the box is named. */
public class Lid {
    Hinge.State state;

    void lift() {
        state = null;
    }

    @Declarative
    boolean repOk() {
        return state != null;
    }
}
