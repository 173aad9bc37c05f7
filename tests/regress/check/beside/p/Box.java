package p;

import glassbox.Declarative;
import glassbox.Tree;

/** Needs two classes of its package, whose sources lie beside it. */
public class Box {
    @Tree Lid lid;
    int opened;

    public void open() {
        opened++;
        if (lid != null) lid.lift();
    }

    @Declarative
    boolean repOk() {
        return opened >= 0 && (lid == null || lid.repOk());
    }
}
